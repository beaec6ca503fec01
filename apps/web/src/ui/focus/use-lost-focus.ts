import { useLayoutEffect, useRef } from "react"

/** A dialog gives the focus back within 10 ms of closing; what nobody has by then is lost. */
export const GIVEN_BACK_MS = 50

/** Where the focus belongs that nobody has: the start of the open tab, or of the screen. */
export function focusStart(): void {
  const start = document.querySelector<HTMLElement>("[role=tabpanel]") ?? document.getElementById("main")
  start?.focus({ preventScroll: true })
}

/** Gives a lost focus to the first of these elements that still takes it, else to the start of what is shown. */
export function catchLostFocus(...candidates: (HTMLElement | null | undefined)[]): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const next = candidates.find((element) => element?.isConnected && !element.matches(":disabled"))
    if (next) next.focus()
    else focusStart()
  }, GIVEN_BACK_MS)
}

/**
 * Catches the focus where a dialog cannot give it back, because a question stood in between, or because what had opened
 * it is gone: the button of an empty list that is empty no longer. It goes back to what had it when the dialog opened.
 */
export function useLostFocus(isOpen: boolean): void {
  const opener = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    if (isOpen) opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    else catchLostFocus(opener.current)
  }, [isOpen])
}
