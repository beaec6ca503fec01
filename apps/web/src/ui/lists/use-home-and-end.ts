import { useShortcuts } from "../focus/keyboard.ts"

const MOST_GOES = 10

const scrollToStart = (): void => window.scrollTo(0, 0)

/** Goes to the end of the page, and on where rows that come into sight move it further. */
function scrollTowardsEnd(goes: number): void {
  const { scrollHeight, clientHeight } = document.documentElement
  if (goes === 0 || window.scrollY + clientHeight >= scrollHeight - 1) return
  window.scrollTo(0, scrollHeight)
  requestAnimationFrame(() => scrollTowardsEnd(goes - 1))
}

const scrollToEnd = (): void => scrollTowardsEnd(MOST_GOES)

const SHORTCUTS = { Home: scrollToStart, End: scrollToEnd }

/** Home and End in a page of rows that are measured on the way: every one of them would throw off the browser's glide. */
export function useHomeAndEnd(): void {
  useShortcuts(SHORTCUTS)
}
