import { FOCUS_RETURN_MS, focusStart } from "./use-lost-focus.ts"

/** Marks controls of the same kind, between which the focus can move. */
export const focusKind = (kind: string) => ({ "data-focus-kind": kind })

/**
 * Remembers, before an action, where the focus is. The returned function moves the focus after the action, unless the user
 * has moved it: to a control of the same kind in the same list item, else to the next one, else to the previous one. If
 * none is left and the focused control was removed, the focus moves to the start of the tab.
 */
export function nextFocus(kind: string): () => void {
  const from = document.activeElement
  if (!from || from === document.body) return () => undefined
  const item = from.closest("li")
  const all = [...document.querySelectorAll<HTMLElement>(`[data-focus-kind="${kind}"]`)].filter((one) => one !== from)
  const isAfter = (one: HTMLElement) => Boolean(from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  const candidates = [
    ...all.filter((one) => item?.contains(one)),
    ...all.filter(isAfter),
    ...all.filter((one) => !isAfter(one)).reverse(),
  ]
  return () =>
    setTimeout(() => {
      const { activeElement } = document
      if (activeElement !== from && activeElement !== document.body) return
      const next = candidates.find(
        (one) => one.isConnected && one.dataset.focusKind === kind && !one.matches(":disabled"),
      )
      if (next) next.focus()
      else if (!from.isConnected) focusStart()
    }, FOCUS_RETURN_MS)
}
