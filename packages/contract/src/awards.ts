import { z } from "zod"
import { changes, deleted } from "./edits.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { flag, isoDate, longText, requiredText, wholeNumber } from "./text.ts"

export const award = z.object({
  id: id("Award"),
  eventId: id("Event"),
  name: z.string(),
  description: z.string(),
  priority: z.number().int(),
  isExclusive: z.boolean(),
  maxWinners: z.number().int(),
  createdAt: isoDate,
  updatedAt: isoDate,
})
export type Award = z.infer<typeof award>

export const awardWinner = z.object({
  id: id("Assignment"),
  awardId: id("Award"),
  entryId: id("Entry"),
  assignedBy: z.string(),
  assignedAt: isoDate,
  notes: z.string(),
})
export type AwardWinner = z.infer<typeof awardWinner>

export const WINNER_TYPES = ["overall", "category", "runner_up"] as const

export const confirmedWinner = z.object({
  id: id("Confirmation"),
  eventId: id("Event"),
  entryId: id("Entry"),
  criterionId: id("Criterion").nullable(),
  winnerType: z.enum(WINNER_TYPES),
  position: z.number().int(),
  confirmedBy: z.string(),
  confirmedAt: isoDate,
  notes: z.string(),
})
export type ConfirmedWinner = z.infer<typeof confirmedWinner>

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
const byAward = z.object({ awardId: id("Award") })

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

export const awardCalls = {
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
  update: { input: byAward.extend(changes(awardFields).shape), output: award },
  delete: { input: byAward, output: deleted },
  winners: { input: byEvent, output: z.array(awardWinner) },
  assign: {
    input: byAward.extend({
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
