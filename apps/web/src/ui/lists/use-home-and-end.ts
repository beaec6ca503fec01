import { useShortcuts } from "../focus/keyboard.ts"

const MAX_ATTEMPTS = 10

const scrollToStart = (): void => window.scrollTo(0, 0)

/** Scrolls to the end of the page, and again while newly rendered rows make the page longer. */
function scrollTowardsEnd(attemptsLeft: number): void {
  const { scrollHeight, clientHeight } = document.documentElement
  if (attemptsLeft === 0 || window.scrollY + clientHeight >= scrollHeight - 1) return
  window.scrollTo(0, scrollHeight)
  requestAnimationFrame(() => scrollTowardsEnd(attemptsLeft - 1))
}

const scrollToEnd = (): void => scrollTowardsEnd(MAX_ATTEMPTS)

const SHORTCUTS = { Home: scrollToStart, End: scrollToEnd }

/** Home and End for a page of virtual rows: each newly measured row would interrupt the browser's smooth scrolling. */
export function useHomeAndEnd(): void {
  useShortcuts(SHORTCUTS)
}
