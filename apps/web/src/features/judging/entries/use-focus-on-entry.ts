import { type RefObject, useEffect, useRef } from "react"
import type { Position } from "./use-position.ts"

type FocusTargets = { card: RefObject<HTMLElement | null>; heading: RefObject<HTMLElement | null> }

/**
 * After a move to another entry: scrolls to its top, and focuses the first slider for keyboard users, else the name. `card` is
 * the entry's card, `heading` the name in it. With `isSettled` the sliders disappear, so the focus moves to the name.
 */
export function useFocusOnEntry({ entry }: Position, isSettled: boolean, { card, heading }: FocusTargets): void {
  const beforeId = useRef(entry.id)
  const isByKeyboard = useRef(false)
  useEffect(() => {
    const note = (event: Event) => {
      isByKeyboard.current = event.type === "keydown"
    }
    document.addEventListener("keydown", note, { capture: true })
    document.addEventListener("pointerdown", note, { capture: true })
    return () => {
      document.removeEventListener("keydown", note, { capture: true })
      document.removeEventListener("pointerdown", note, { capture: true })
    }
  }, [])
  useEffect(() => {
    if (beforeId.current === entry.id) return
    beforeId.current = entry.id
    if (card.current && card.current.getBoundingClientRect().top < 0) card.current.scrollIntoView({ block: "start" })
    const isBusyElsewhere = document.activeElement?.closest("search, [role=dialog]")
    const firstSlider = card.current?.querySelector<HTMLElement>("[role=slider]:not([aria-disabled])")
    const target = isByKeyboard.current && firstSlider ? firstSlider : heading.current
    if (!isBusyElsewhere) target?.focus({ preventScroll: true })
  }, [entry.id, card, heading])
  const before = useRef({ id: entry.id, isSettled })
  useEffect(() => {
    const hasSettled = isSettled && before.current.id === entry.id && !before.current.isSettled
    before.current = { id: entry.id, isSettled }
    if (hasSettled && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [entry.id, isSettled, heading])
}
