import { type Outstanding, outstandingWords } from "../outstanding/outstanding-words.ts"

/** What stands on results that can still move. */
export type Provisional = {
  /** "Provisional · 80 of 200 sheets", for a ribbon. */
  ribbon: string
  /** "Provisional: 80 of 200 sheets are in." */
  sentence: string
}

const UNKNOWN: Provisional = { ribbon: "Provisional", sentence: "Provisional: some sheets may be missing." }

/** What can still move the results; null where nothing can. Where the sheets could not be counted, nothing is final. */
export function provisionalOf(outstanding: Outstanding | null): Provisional | null {
  if (!outstanding) return UNKNOWN
  const words = outstandingWords(outstanding)
  return words && { ribbon: words.ribbon, sentence: words.state }
}
