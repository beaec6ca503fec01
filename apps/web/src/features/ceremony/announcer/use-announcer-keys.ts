import { useEffect, useRef } from "react"
import { useShortcuts } from "../../../ui/focus/keyboard.ts"

type Steps = { next: () => void; back: () => void; black: () => void }

const HAS_KEYS_OF_ITS_OWN = "a[href], button, input, select, textarea, summary, [aria-modal=true]"

/** The keys of a presenter's remote and a keyboard. A key that is held down counts once. */
export function useAnnouncerKeys({ next, back, black }: Steps): void {
  const once = (step: () => void) => (event: KeyboardEvent) => {
    if (!event.repeat) step()
  }
  useShortcuts({
    ArrowRight: once(next),
    PageDown: once(next),
    ArrowLeft: once(back),
    PageUp: once(back),
    b: once(black),
  })
  useSpace(next)
  useEffect(() => {
    document.addEventListener("keydown", pressOnce)
    return () => document.removeEventListener("keydown", pressOnce)
  }, [])
}

/** Enter that is held down presses a focused button again and again: the stage would reveal one line after the other. */
function pressOnce(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault()
}

/** The space bar is the next step, unless a button is focused. */
function useSpace(next: () => void): void {
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  })
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.key !== " " || event.defaultPrevented || document.querySelector("[aria-modal=true]")) return
      if (event.target instanceof Element && event.target.closest(HAS_KEYS_OF_ITS_OWN)) return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    document.addEventListener("keydown", act)
    return () => document.removeEventListener("keydown", act)
  }, [])
}
