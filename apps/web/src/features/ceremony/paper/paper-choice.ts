import { ACCENT_COLOURS, type Accent } from "@rosette/contract/accents"
import { type PaperSize, usualSize } from "../../../ui/paper/paper-size.ts"

/** What can be printed. */
const PAPER_KINDS = ["winners", "ranking", "placards", "certificates", "owners"] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

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

export const firstChoice = (language: string): PaperChoice => ({
  kind: "certificates",
  version: null,
  size: usualSize(language),
  portion: 0,
  certificate: { isPrePrinted: false, border: null, logo: null, signatures: ["", ""] },
})
