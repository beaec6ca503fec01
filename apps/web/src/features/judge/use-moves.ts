import { type RefObject, useEffect, useRef } from "react"
import type { Desk } from "./desk.ts"
import { shownName } from "./entry-names.ts"
import type { useAnnouncement } from "./use-announcement.ts"
import type { Position } from "./use-position.ts"

type Announce = ReturnType<typeof useAnnouncement>["announce"]

/**
 * What moving to another entry brings: its top in sight, the focus where the next key goes (the first slider for whoever
 * works by keyboard, else the name), and a word about unsent work left behind.
 * `card` is the entry's card, `heading` the name in it.
 */
export function useMoves(
  { saving, workspace, isDemo }: Desk,
  { entry }: Position,
  announce: Announce,
  {
    card,
    heading,
    where,
  }: { card: RefObject<HTMLElement | null>; heading: RefObject<HTMLElement | null>; where: string },
): void {
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
    const left = workspace.entries.find(({ id }) => id === beforeId.current)
    beforeId.current = entry.id
    if (card.current && card.current.getBoundingClientRect().top < 0) card.current.scrollIntoView({ block: "start" })
    const isBusyElsewhere = document.activeElement?.closest("search, [role=dialog]")
    const firstSlider = card.current?.querySelector<HTMLElement>("[role=slider]:not([aria-disabled])")
    const target = isByKeyboard.current && firstSlider ? firstSlider : heading.current
    if (!isBusyElsewhere) target?.focus({ preventScroll: true })
    if (left && !isDemo && saving.pending().get(left.id)?.state === "kept") {
      announce("kept", `Kept on this ${where}`, `${shownName(left)} is not sent yet.`)
    }
  }, [entry.id, workspace, saving, isDemo, announce, card, heading, where])
}
