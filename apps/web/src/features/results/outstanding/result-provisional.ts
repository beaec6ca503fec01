import { type Outstanding, outstandingWords } from "./outstanding-words.ts"

/** How provisional results are marked. */
export type Provisional = {
  /** "Provisional: 80 of 200 sheets are in." */
  sentence: string
}

const UNKNOWN: Provisional = { sentence: "Provisional: some sheets may be missing." }

/** The mark of provisional results; null if they are final. If the sheets could not be counted, they are provisional. */
export function provisionalOf(outstanding: Outstanding | null): Provisional | null {
  if (!outstanding) return UNKNOWN
  const words = outstandingWords(outstanding)
  return words && { sentence: words.state }
}
