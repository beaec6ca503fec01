import { AWARD_BASES } from "@rosette/domain/contest/awards"
import { SECTIONS } from "@rosette/domain/contest/sections"
import { WINNER_TYPES } from "@rosette/domain/contest/winner-types"
import { FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { changes, deleted, expected } from "./edits.ts"
import { byEvent, id, mutationId } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { flag, isoDate, longText, requiredText, version, wholeNumber } from "./text.ts"

export const award = z.object({
  id: id("Award"),
  eventId: id("Event"),
  name: z.string(),
  description: z.string(),
  priority: z.number().int(),
  isExclusive: z.boolean(),
  maxWinners: z.number().int(),
  /** What the award is decided by; a manual award is given only by people. */
  basis: z.enum(AWARD_BASES),
  /** The id of the class, criterion or poll, or the number of the section from 1; null for the other bases. */
  basisId: z.number().int().nullable(),
  /** Entries of these classes may win it; an empty list means all classes. */
  eligibleClassIds: z.array(id("Class")),
  /** An entry must have all of these flags. */
  eligibleFlags: z.array(z.enum(FLAG_NAMES)),
  /** The award does not exclude its winner from other awards, and other awards do not exclude it. */
  ignoresExclusivity: z.boolean(),
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
  /** Whether the assignment came from accepting the proposal. */
  isProposed: z.boolean(),
  /** Who decided to keep this winner, and why, although the award would have gone to the entries `against`; null: nobody had to. */
  kept: z.object({ by: z.string(), reason: z.string(), at: isoDate, against: z.array(id("Entry")) }).nullable(),
})
export type AwardWinner = z.infer<typeof awardWinner>

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

const basisSentence = `The basis must be one of ${AWARD_BASES.join(", ")}`
const flagSentence = `Each flag must be one of ${FLAG_NAMES.join(", ")}`
const distinct = <Value>(values: Value[]): Value[] => [...new Set(values)]

const classIds = atMost(
  LIMITS.class.perEvent,
  `There can be at most ${LIMITS.class.perEvent} classes`,
  z.array(id("Class"), { error: "Classes must be a list" }),
)
const flags = atMost(
  FLAG_NAMES.length,
  `There can be at most ${FLAG_NAMES.length} flags`,
  z.array(z.enum(FLAG_NAMES, { error: flagSentence }), { error: "Flags must be a list" }),
)

const awardFields = {
  name: requiredText("Award name", nameMaxChars),
  description: longText("Description")
    .nullable()
    .transform((text) => text ?? ""),
  priority: wholeNumber("Priority level", minPriority, maxPriority),
  isExclusive: flag("Exclusive award"),
  maxWinners: wholeNumber("Max winners", minWinners, maxWinners),
  basis: z.enum(AWARD_BASES, { error: basisSentence }),
  basisId: id("What the award goes by").nullable(),
  eligibleClassIds: classIds.transform(distinct),
  eligibleFlags: flags.transform(distinct),
  ignoresExclusivity: flag("Ignores exclusivity"),
}

/** The values that the sender of a change saw: a field with another value now is not overwritten. */
const seenAward = award
  .omit({ id: true, eventId: true, createdAt: true, updatedAt: true })
  .extend({ eligibleClassIds: classIds, eligibleFlags: flags })

/** Whether a new award ignores exclusivity if nothing is said about it: the audience's choice is beside the judges' awards. */
export const ignoresByDefault = ({ basis, isExclusive }: Pick<Award, "basis" | "isExclusive">): boolean =>
  basis === "audience" && !isExclusive

type AwardIssue = { path: string[]; message: string }
type AwardRules = Pick<Award, "basis" | "basisId" | "isExclusive"> & { ignoresExclusivity?: boolean | undefined }

const CHOOSE = {
  class: "Please choose a class",
  criterion: "Please choose a criterion",
  audience: "Please choose a poll of the audience",
} as const
const SECTION_SENTENCE = `Please choose a section, from 1 to ${SECTIONS.length}`

/**
 * The first rule that the award's fields break together, or null. Does not check that a class, criterion or poll belongs to the
 * event.
 */
export function awardIssue({ basis, basisId, isExclusive, ignoresExclusivity }: AwardRules): AwardIssue | null {
  if (isExclusive && ignoresExclusivity)
    return { path: ["ignoresExclusivity"], message: "An exclusive award cannot ignore exclusivity" }
  const onBasisId = (message: string): AwardIssue => ({ path: ["basisId"], message })
  if (basis === "manual" || basis === "overall")
    return basisId === null ? null : onBasisId("An award on this basis names no class, criterion, section or poll")
  if (basis === "section")
    return basisId !== null && basisId >= 1 && basisId <= SECTIONS.length ? null : onBasisId(SECTION_SENTENCE)
  return basisId === null ? onBasisId(CHOOSE[basis]) : null
}

const notes = longText("Notes")
  .nullish()
  .transform((text) => text ?? "")
const byAward = z.object({ awardId: id("Award") })

/**
 * What the sender of a confirmation saw: the version of the results, the entries that held the place (several if they were
 * equal), and the confirmation that this one replaces.
 */
const winnerGround = z.object({
  resultsVersion: version("Results version"),
  entryIds: atMost(
    LIMITS.event.maxEntries,
    `An event has at most ${LIMITS.event.maxEntries} entries`,
    z.array(id("Entry"), { error: "Entries must be a list" }),
  ),
  replacedId: id("Confirmation").nullable(),
})
export type WinnerGround = z.infer<typeof winnerGround>

export const awardCalls = {
  list: {
    who: "organizer",
    rest: "GET /events/:eventId/awards",
    says: "The awards of an event",
    input: byEvent,
    output: z.array(award),
  },
  create: {
    who: "organizer",
    rest: "POST /awards",
    status: 201,
    says: "Add an award",
    /** `ignoresExclusivity` is true for the audience's choice unless it is exclusive, else false. */
    input: byEvent.extend({
      mutationId,
      ...awardFields,
      description: awardFields.description.default(""),
      priority: awardFields.priority.default(minPriority),
      isExclusive: awardFields.isExclusive.default(false),
      maxWinners: awardFields.maxWinners.default(minWinners),
      basis: awardFields.basis.default("manual"),
      basisId: awardFields.basisId.default(null),
      eligibleClassIds: awardFields.eligibleClassIds.default([]),
      eligibleFlags: awardFields.eligibleFlags.default([]),
      ignoresExclusivity: awardFields.ignoresExclusivity.optional(),
    }),
    output: award,
    refuses: ["LIMIT_REACHED", "MUTATION_ID_REUSED"],
    effect: "decisions",
  },
  /**
   * `basis` and `basisId` are one value, and `basisId` is never sent alone. A conflict about classes or flags contains the
   * current ones as a JSON list.
   */
  update: {
    who: "organizer",
    rest: "PUT /awards/:awardId",
    says: "Change the fields that are sent",
    input: byAward.extend(changes(awardFields).shape).extend(expected(seenAward)),
    output: award,
    refuses: ["AWARD_IN_USE", "FIELDS_CHANGED"],
    effect: "decisions",
  },
  delete: {
    who: "organizer",
    rest: "DELETE /awards/:awardId",
    says: "Delete an award and its assignments",
    input: byAward,
    output: deleted,
    effect: "decisions",
    body: "small",
  },
  winners: {
    who: "organizer",
    rest: "GET /events/:eventId/award-winners",
    says: "Which entries hold which awards",
    input: byEvent,
    output: z.array(awardWinner),
  },
  assign: {
    who: "organizer",
    rest: "POST /award-winners",
    status: 201,
    says: "Give an entry an award",
    input: byAward.extend({
      entryId: id("Entry"),
      assignedBy: requiredText("Assigned by", assignedByMaxChars).default("Organizer"),
      notes,
    }),
    output: awardWinner,
    refuses: ["NOT_COMPETING", "ALREADY_ASSIGNED", "AWARD_FULL", "EXCLUSIVE_AWARD"],
    effect: "decisions",
  },
  unassign: {
    who: "organizer",
    rest: "DELETE /award-winners/:awardWinnerId",
    says: "Take an award from an entry",
    input: z.object({ awardWinnerId: id("Assignment") }),
    output: deleted,
    effect: "decisions",
    body: "small",
  },
  confirmedWinners: {
    who: "organizer",
    rest: "GET /events/:eventId/confirmed-winners",
    says: "The winners that were confirmed",
    input: byEvent,
    output: z.array(confirmedWinner),
  },
  confirmWinner: {
    who: "organizer",
    rest: "POST /events/:eventId/confirm-winner",
    status: 201,
    says: "Confirm a winner; the same place confirmed again replaces the earlier one",
    input: byEvent.extend({
      entryId: id("Entry"),
      criterionId: id("Criterion")
        .nullish()
        .transform((value) => value ?? null),
      winnerType: z.enum(WINNER_TYPES, { error: "Winner type must be overall, category or runner_up" }),
      /** Without one, an entry that shares the title takes a position of its own, any other the first. */
      position: wholeNumber("Position", 1, LIMITS.winner.maxPosition).optional(),
      confirmedBy: requiredText("Confirmed by"),
      notes,
      expected: winnerGround.optional(),
    }),
    output: confirmedWinner,
    refuses: ["WINNER_CHANGED", "WRONG_RESULTS_STATE", "NOT_COMPETING"],
    effect: "organizersOnly",
  },
  withdrawWinner: {
    who: "organizer",
    rest: "DELETE /confirmed-winners/:confirmedWinnerId",
    says: "Take a confirmation back",
    input: z.object({ confirmedWinnerId: id("Confirmation") }),
    output: deleted,
    effect: "organizersOnly",
    body: "small",
  },
} as const satisfies Calls
