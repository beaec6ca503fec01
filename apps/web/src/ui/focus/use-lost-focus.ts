import { useLayoutEffect, useRef } from "react"

/** A dialog returns the focus within 10 ms of closing; after this time a focus on the body is lost. */
export const FOCUS_RETURN_MS = 50

/** Moves a lost focus to the start of the open tab, or of the screen. */
export function focusStart(): void {
  const start = document.querySelector<HTMLElement>("[role=tabpanel]") ?? document.getElementById("main")
  start?.focus({ preventScroll: true })
}

/** Moves a lost focus to the first of these elements that can still take it, else to the start of the screen. */
export function catchLostFocus(...candidates: (HTMLElement | null | undefined)[]): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const next = candidates.find((element) => element?.isConnected && !element.matches(":disabled"))
    if (next) next.focus()
    else focusStart()
  }, FOCUS_RETURN_MS)
}

/**
 * Restores the focus where a dialog cannot, because a second dialog was open above it, or because the button that opened
 * it no longer exists (the button of an empty list). The focus returns to the element that had it when the dialog opened.
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
