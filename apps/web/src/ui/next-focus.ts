/** A dialog gives the focus back within 10 ms of closing: what moves it comes after that. */
const GIVEN_BACK_MS = 50

/** Marks a control as one of several of a kind, among which the focus goes on. */
export const focusKind = (kind: string) => ({ "data-focus-kind": kind })

const isOfKind = (element: Element | null, kind: string): element is HTMLElement =>
  element instanceof HTMLElement && element.dataset.focusKind === kind

/**
 * Takes down, before an action, which control of a kind has the focus. What it answers moves the focus on after the
 * action: to the next control of that kind, else to the nearest one before, unless the focus is somewhere else by then.
 */
export function nextFocus(kind: string): () => void {
  const from = document.activeElement
  if (!isOfKind(from, kind)) return () => undefined
  const all = [...document.querySelectorAll<HTMLElement>(`[data-focus-kind="${kind}"]`)]
  const at = all.indexOf(from)
  const heirs = [...all.slice(at + 1), ...all.slice(0, at).reverse()]
  return () =>
    setTimeout(() => {
      const { activeElement } = document
      if (activeElement !== from && activeElement !== document.body) return
      const heir = heirs.find((element) => element.isConnected && isOfKind(element, kind) && !isDisabled(element))
      const start = document.querySelector<HTMLElement>("[role=tabpanel]") ?? document.getElementById("main")
      const next = heir ?? (from.isConnected ? null : start)
      next?.focus({ preventScroll: heir === undefined })
    }, GIVEN_BACK_MS)
}

const isDisabled = (element: HTMLElement) => element.matches(":disabled")
