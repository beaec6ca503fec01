import { type LadderName, readTieBreak, type TieBreak } from "@rosette/domain/contest/rules"
import { FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import type { OwnWords } from "@rosette/domain/events/event-words"
import { z } from "zod"

/**
 * Columns with JSON in a text: each is read by one function, which checks it. Prisma's Json has no types, and the two databases
 * return it in different forms.
 */
const columnOf =
  <Schema extends z.ZodType>(schema: Schema) =>
  (text: string): z.output<Schema> =>
    schema.parse(JSON.parse(text))

/** `Award.eligibleFlags`. */
export const eligibleFlagsIn = columnOf(z.array(z.enum(FLAG_NAMES)))

/** `TieSettlement.entryIds`, `AwardWinner.keptAgainst`, and the classes and sections of criteria, judges and polls. */
export const idsIn = columnOf(z.array(z.number()))

/** `Poll.counts`: how many votes each entry got. */
export const voteCountsIn = columnOf(z.array(z.tuple([z.number(), z.number()])))

const tieBreak = z.custom<TieBreak>((step) => typeof step === "string" && readTieBreak(step) !== null)

/** `Event.tieBreaks`. */
export const tieBreaksIn = columnOf(z.array(tieBreak))

const flagWords = z.object({ label: z.string(), isUsed: z.boolean() }).partial()

/** `Event.words`. */
export const ownWordsIn = columnOf(
  z
    .object({
      descriptionLabel: z.string(),
      sections: z.array(z.string()),
      flags: z.partialRecord(z.enum(FLAG_NAMES), flagWords),
      guidance: z.string(),
    })
    .partial(),
) satisfies (text: string) => OwnWords

const ladder = z.custom<LadderName>(
  (name) => typeof name === "string" && /^(overall|(criterion|section|class|audience):\d+)$/.test(name),
)

/** `TieSettlement.ladder`, a name with an id in it. */
export const ladderIn = (name: string): LadderName => ladder.parse(name)
