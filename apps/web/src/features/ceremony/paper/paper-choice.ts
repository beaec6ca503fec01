import { ACCENT_COLOURS, type Accent } from "@rosette/contract/accents"

/** What can be printed. */
const PAPER_KINDS = ["winners", "ranking", "placards", "certificates", "owners"] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

const PAPER_SIZES = ["a4", "letter"] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** Border and logo are null for those of the event. The logo is an object URL of this page. */
export type CertificateStyle = {
  /** Pre-printed paper already has a border and ornaments. */
  isPrePrinted: boolean
  border: string | null
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

/** The colour of a certificate's border: the chosen one, else the event's, else gold. */
export const borderOf = (
  { border }: Pick<CertificateStyle, "border">,
  event: { accent?: Accent | null | undefined } | undefined,
): string => border ?? (event?.accent ? ACCENT_COLOURS[event.accent].light : "#8f6406")

/** The regions that use the Letter format; all others use A4. */
const LETTER_REGIONS = /-(US|CA|MX|PH|CL|CO)$/i

export const firstChoice = (language: string): PaperChoice => ({
  kind: "certificates",
  version: null,
  size: LETTER_REGIONS.test(language) ? "letter" : "a4",
  portion: 0,
  certificate: { isPrePrinted: false, border: null, logo: null, signatures: ["", ""] },
})
