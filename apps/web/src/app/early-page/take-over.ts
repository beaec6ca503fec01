/** What a page with a form hands over to the app's: its texts, the selection in the field with the focus, and a submit. */
export type FormHandOver = {
  texts: (early: Element, root: Element) => void
  selection: (early: Element, field: Element) => void
  submit: (early: Element, root: Element) => void
}

const controls = (page: Element) => [...page.querySelectorAll<HTMLElement>("a, button, input, main")]

/**
 * Shows the app's screen in place of the HTML. What was typed stays, what has the focus keeps it, what moves goes on from where it
 * is, and what was submitted is sent.
 */
export function takeOver(early: HTMLElement, root: HTMLElement, form?: FormHandOver): void {
  const begunAt = document.getAnimations?.()[0]?.startTime
  const from = document.activeElement
  const to = from instanceof HTMLElement ? controls(root)[controls(early).indexOf(from)] : undefined
  form?.texts(early, root)
  // The focus moves directly to the other field, so that a phone's keyboard stays open.
  early.hidden = true
  to?.focus({ preventScroll: true })
  if (from && to) form?.selection(from, to)
  early.remove()
  if (begunAt) for (const animation of document.getAnimations()) animation.startTime = begunAt
  form?.submit(early, root)
}
