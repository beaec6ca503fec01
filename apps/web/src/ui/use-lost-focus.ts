import { useDidUpdate } from "@mantine/hooks"

/** A dialog gives the focus back within 10 ms of closing; what nobody has by then is lost. */
const GIVEN_BACK_MS = 50

/**
 * Catches the focus where a dialog cannot give it back, because what had opened it is gone: the button of an empty list
 * that is empty no longer. It goes to the start of what the dialog stood over, so that Tab goes on from there.
 */
export function useLostFocus(isOpen: boolean): void {
  useDidUpdate(() => {
    if (isOpen) return
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const start = document.querySelector<HTMLElement>("[role=tabpanel]") ?? document.getElementById("main")
      start?.focus({ preventScroll: true })
    }, GIVEN_BACK_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
}
