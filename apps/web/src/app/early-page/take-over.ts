import { handOverSelection, handOverSubmit, handOverTexts } from "./form.ts"

const controls = (page: Element) => [...page.querySelectorAll<HTMLElement>("a, button, input, main")]

/**
 * Shows the app's screen in place of the HTML. What was typed stays, what has the focus keeps it, what moves goes on from where it
 * is, and what was submitted is sent.
 */
export function takeOver(early: HTMLElement, root: HTMLElement): void {
  const begunAt = document.getAnimations?.()[0]?.startTime
  const from = document.activeElement
  const to = from instanceof HTMLElement ? controls(root)[controls(early).indexOf(from)] : undefined
  handOverTexts(early, root)
  // The focus moves directly to the other field, so that a phone's keyboard stays open.
  early.hidden = true
  to?.focus({ preventScroll: true })
  if (from && to) handOverSelection(from, to)
  early.remove()
  if (begunAt) for (const animation of document.getAnimations()) animation.startTime = begunAt
  handOverSubmit(early, root)
}
