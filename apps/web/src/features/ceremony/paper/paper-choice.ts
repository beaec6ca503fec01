/** What can be printed. */
const PAPER_KINDS = ["winners", "ranking", "placards", "certificates", "owners"] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

const PAPER_SIZES = ["a4", "letter"] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** The logo is an object URL of this page. */
export type CertificateStyle = {
  /** Pre-printed paper already has a border and ornaments. */
  isPrePrinted: boolean
  border: string
  logo: string | null
  signatures: readonly [string, string]
}

export type PaperChoice = {
  kind: PaperKind
  /** Null for the last one. */
  version: number | null
  size: PaperSize
  /** Which portion of the owners' pages. */
  portion: number
  certificate: CertificateStyle
}

/** The regions that use the Letter format; all others use A4. */
const LETTER_REGIONS = /-(US|CA|MX|PH|CL|CO)$/i

export const firstChoice = (language: string): PaperChoice => ({
  kind: "certificates",
  version: null,
  size: LETTER_REGIONS.test(language) ? "letter" : "a4",
  portion: 0,
  certificate: { isPrePrinted: false, border: "#8f6406", logo: null, signatures: ["", ""] },
})
