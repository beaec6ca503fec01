import { eachFlag } from "@rosette/domain/entries/entry-flags"
import { z } from "zod"

/** The colours that an event can choose for its own screens. */
export const ACCENTS = ["red", "orange", "gold", "green", "teal", "blue", "violet", "pink"] as const

/** The starter that an event was made from, and its look; a phone's workspace of an older version has none of it. */
export const eventFace = {
  kind: z.string().nullable().optional(),
  coverUrl: z.string().nullable().optional(),
  logoUrl: z.string().nullable().optional(),
  accent: z.enum(ACCENTS).nullable().optional(),
}

/** All words of an event: its own ones, and the usual ones for everything else. */
export const eventWords = z.object({
  descriptionLabel: z.string(),
  sections: z.array(z.string()).readonly(),
  flags: z.object(eachFlag(() => z.object({ label: z.string(), isUsed: z.boolean() }))),
  guidance: z.string(),
})
