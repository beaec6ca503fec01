import { eachFlag } from "@rosette/domain/entries/entry-flags"
import { z } from "zod"
import { ACCENT_COLOURS, type Accent } from "./accents.ts"
import { isPhotoPath } from "./photo-paths.ts"

/** The names of the colours that an event can choose. */
export const ACCENTS = Object.keys(ACCENT_COLOURS) as Accent[]

/** The pictures and the colour of an event, as far as it has them. */
export const eventLook = {
  coverUrl: z.string().nullable().optional(),
  logoUrl: z.string().nullable().optional(),
  accent: z.enum(ACCENTS).nullable().optional(),
}

/** The starter that an event was made from, and its look; a phone's workspace of an older version has none of it. */
export const eventFace = { kind: z.string().nullable().optional(), ...eventLook }

/** All words of an event: its own ones, and the usual ones for everything else. */
export const eventWords = z.object({
  descriptionLabel: z.string(),
  sections: z.array(z.string()).readonly(),
  flags: z.object(eachFlag(() => z.object({ label: z.string(), isUsed: z.boolean() }))),
  guidance: z.string(),
})

export const NOT_UPLOADED = "Please upload this picture: an address cannot be sent instead. Null removes it."

/** Of an event: only what it shows already, or null to remove it. */
export const shownPicture = z.string({ error: NOT_UPLOADED }).refine(isPhotoPath, NOT_UPLOADED).nullable()
