import { FOCUS_RETURN_MS } from "../../../ui/focus/use-lost-focus.ts"

const WAIT_MS = 3_000
const EVERY_MS = 50

/**
 * Presses the open tab's button of this name, or focuses its field, as soon as the tab has it: a command does what its
 * button does. Gives up after three seconds, on the tab.
 */
export function pressOnTab(name: string): void {
  const until = performance.now() + WAIT_MS
  const look = () => {
    const control = controlOf(name)
    if (!control) return performance.now() < until && setTimeout(look, EVERY_MS)
    control.focus()
    if (control instanceof HTMLButtonElement) control.click()
  }
  // Not before the dialog of the commands has returned the focus.
  setTimeout(look, 2 * FOCUS_RETURN_MS)
}

function controlOf(name: string): HTMLElement | undefined {
  const controls = document.querySelectorAll<HTMLElement>("[role=tabpanel] :is(button, input):enabled")
  return [...controls].find((control) => nameOf(control) === name)
}

const nameOf = (control: HTMLElement): string | undefined =>
  control instanceof HTMLInputElement
    ? control.labels?.[0]?.textContent?.trim()
    : (control.ariaLabel ?? control.textContent.trim())
