import type { Accent } from "@rosette/contract/accents"

type Look = {
  coverUrl?: string | null | undefined
  logoUrl?: string | null | undefined
  accent?: Accent | null | undefined
}

/** The pictures and the colour that an event or a published version has; what it does not have is left out. */
export const lookOf = ({ coverUrl, logoUrl, accent }: Look) => ({
  ...(coverUrl && { coverUrl }),
  ...(logoUrl && { logoUrl }),
  ...(accent && { accent }),
})
