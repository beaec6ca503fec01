/** What is true of every sheet while the browser stores nothing. */
export const LOST_WITH_PAGE = "Scores that are not sent are lost when this page is closed."

/** What becomes of scores that are not sent; `isSafe` is false while the browser stores nothing. */
export const safetyText = (isSafe: boolean, where: string): string =>
  isSafe ? `Your scores are safe on this ${where}.` : LOST_WITH_PAGE
