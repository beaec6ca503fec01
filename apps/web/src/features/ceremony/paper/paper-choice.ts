/** What can be printed. */
export const PAPER_KINDS = ["winners", "ranking", "placards", "certificates", "owners"] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

export const PAPER_SIZES = ["a4", "letter"] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** A logo is an address that works in this page alone. */
export type CertificateStyle = {
  /** Pre-printed paper has its border and its ornaments already. */
  isPrePrinted: boolean
  border: string
  logo: string | null
  signatures: readonly [string, string]
}

export type PaperChoice = {
  kind: PaperKind
  /** Null: the last one. */
  version: number | null
  size: PaperSize
  /** Of the owners' pages, which portion. */
  portion: number
  certificate: CertificateStyle
}

/** Where people write on Letter; everybody else writes on A4. */
const LETTER_REGIONS = /-(US|CA|MX|PH|CL|CO)$/i

export const firstChoice = (language: string): PaperChoice => ({
  kind: "certificates",
  version: null,
  size: LETTER_REGIONS.test(language) ? "letter" : "a4",
  portion: 0,
  certificate: { isPrePrinted: false, border: "#8f6406", logo: null, signatures: ["", ""] },
})
