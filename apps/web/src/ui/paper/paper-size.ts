const PAPER_SIZES = ["a4", "letter"] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** The regions that use the Letter format; all others use A4. */
const LETTER_REGIONS = /-(US|CA|MX|PH|CL|CO)$/i

/** The paper that is probably in the printer of somebody with this language. */
export const usualSize = (language: string): PaperSize => (LETTER_REGIONS.test(language) ? "letter" : "a4")
