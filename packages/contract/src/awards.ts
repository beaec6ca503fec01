import { z } from "zod"
import { award, awardWinner, confirmedWinner, WINNER_TYPES } from "./entities.ts"
import { LIMITS } from "./limits.ts"
import { flag, id, longText, requiredText, wholeNumber } from "./text.ts"

const { nameMaxChars, assignedByMaxChars, minPriority, maxPriority, minWinners, maxWinners } = LIMITS.award

const awardFields = {
  name: requiredText("Award name", nameMaxChars),
  description: longText("Description")
    .nullable()
    .transform((text) => text ?? ""),
  priority: wholeNumber("Priority level", minPriority, maxPriority),
  isExclusive: flag("Exclusive award"),
  maxWinners: wholeNumber("Max winners", minWinners, maxWinners),
}

const notes = longText("Notes")
  .nullish()
  .transform((text) => text ?? "")
const byEvent = z.object({ eventId: id("Event") })
const deleted = z.object({ deletedCount: z.number().int() })

/**
 * What the sender of a confirmation saw: the results' version, who stood at that place by them (several where they were
 * equal), and the confirmation that this one replaces.
 */
export const winnerGround = z.object({
  resultsVersion: z.number({ error: "Results version must be a number" }).int("Results version must be a whole number"),
  entryIds: z.array(id("Entry"), { error: "Entries must be a list" }),
  replacedId: id("Confirmation").nullable(),
})
export type WinnerGround = z.infer<typeof winnerGround>

export const awardsContract = {
  list: { input: byEvent, output: z.array(award) },
  create: {
    input: byEvent.extend({
      ...awardFields,
      description: awardFields.description.default(""),
      priority: awardFields.priority.default(minPriority),
      isExclusive: awardFields.isExclusive.default(false),
      maxWinners: awardFields.maxWinners.default(minWinners),
    }),
    output: award,
  },
  update: { input: z.object({ awardId: id("Award") }).extend(z.object(awardFields).partial().shape), output: award },
  delete: { input: z.object({ awardId: id("Award") }), output: deleted },
  winners: { input: byEvent, output: z.array(awardWinner) },
  assign: {
    input: z.object({
      awardId: id("Award"),
      entryId: id("Entry"),
      assignedBy: requiredText("Assigned by", assignedByMaxChars).default("Organizer"),
      notes,
    }),
    output: awardWinner,
  },
  unassign: { input: z.object({ awardWinnerId: id("Assignment") }), output: deleted },
  confirmedWinners: { input: byEvent, output: z.array(confirmedWinner) },
  confirmWinner: {
    input: byEvent.extend({
      entryId: id("Entry"),
      criterionId: id("Criterion")
        .nullish()
        .transform((value) => value ?? null),
      winnerType: z.enum(WINNER_TYPES, { error: "Winner type must be overall, category or runner_up" }),
      position: wholeNumber("Position", 1, LIMITS.winner.maxPosition).default(1),
      confirmedBy: requiredText("Confirmed by"),
      notes,
      expected: winnerGround.optional(),
    }),
    output: confirmedWinner,
  },
  withdrawWinner: { input: z.object({ confirmedWinnerId: id("Confirmation") }), output: deleted },
} as const
