import { focusStart, GIVEN_BACK_MS } from "./use-lost-focus.ts"

/** Marks a control as one of a kind, among which the focus can go on. */
export const focusKind = (kind: string) => ({ "data-focus-kind": kind })

/**
 * Takes down, before an action, where the focus is. What it answers moves the focus on after the action, unless it is
 * somewhere else by then: to a control of the kind in the same list item, else to the next one, else to the nearest one
 * before. Where none is left and the control that had the focus is gone, it goes to the start of the tab.
 */
export function nextFocus(kind: string): () => void {
  const from = document.activeElement
  if (!from || from === document.body) return () => undefined
  const item = from.closest("li")
  const all = [...document.querySelectorAll<HTMLElement>(`[data-focus-kind="${kind}"]`)].filter((one) => one !== from)
  const isAfter = (one: HTMLElement) => Boolean(from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  const heirs = [
    ...all.filter((one) => item?.contains(one)),
    ...all.filter(isAfter),
    ...all.filter((one) => !isAfter(one)).reverse(),
  ]
  return () =>
    setTimeout(() => {
      const { activeElement } = document
      if (activeElement !== from && activeElement !== document.body) return
      const heir = heirs.find((one) => one.isConnected && one.dataset.focusKind === kind && !one.matches(":disabled"))
      if (heir) heir.focus()
      else if (!from.isConnected) focusStart()
    }, GIVEN_BACK_MS)
}
