import { BLOCKING_KINDS, RESULTS_STATES } from "@rosette/domain"
import { z } from "zod"
import { byEvent, id } from "../fields/ids.ts"
import { requiredText, wholeNumber } from "../fields/text.ts"
import { LIMITS } from "../limits.ts"
import { snapshotLine } from "./snapshots.ts"
import { WINNER_TYPES } from "./winner-types.ts"

const entryIds = z.array(id("Entry"))

/** Of every line: its name, which changes with what it concerns, and whether it was waived. */
const named = { key: z.string(), isWaived: z.boolean() }

/** One thing that is in the way of publishing. */
export const blocking = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sheetMissing"), ...named, judgeId: id("Judge"), entryIds }),
  z.object({
    kind: z.literal("criterionMissing"),
    ...named,
    judgeId: id("Judge"),
    entryId: id("Entry"),
    criterionIds: z.array(id("Criterion")),
  }),
  z.object({ kind: z.literal("sheetWaiting"), ...named, judgeId: id("Judge"), waitingSheets: z.number().int() }),
  z.object({
    kind: z.literal("tieOpen"),
    ...named,
    ladder: z.string(),
    place: z.number().int().nullable(),
    entryIds,
    tieKey: z.string(),
  }),
  z.object({
    kind: z.literal("settlementStale"),
    ...named,
    settlementId: id("Settlement"),
    ladder: z.string(),
    entryIds,
  }),
  z.object({
    kind: z.literal("awardUndecided"),
    ...named,
    awardId: id("Award"),
    entryIds,
    waitsFor: id("Award").nullable(),
    tieKey: z.string().nullable(),
  }),
  z.object({ kind: z.literal("awardFlagged"), ...named, awardId: id("Award"), entryIds }),
  z.object({
    kind: z.literal("winnerOutdated"),
    ...named,
    confirmedWinnerId: id("Confirmation"),
    entryId: id("Entry"),
    winnerType: z.enum(WINNER_TYPES),
    criterionId: id("Criterion").nullable(),
    position: z.number().int(),
  }),
])
export type BlockingLine = z.infer<typeof blocking>

/** Where an event's results stand, and everything that is in the way of publishing them. */
export const review = z.object({ state: z.enum(RESULTS_STATES), blocking: z.array(blocking) })
export type Review = z.infer<typeof review>

const { maxChars, keyMaxChars } = LIMITS.publishing
const reason = requiredText("Reason", maxChars)
const byVersion = byEvent.extend({ version: wholeNumber("Version", 1, LIMITS.id.max) })

export const publishingCalls = {
  review: { input: byEvent, output: review },
  startReview: { input: byEvent, output: review },
  endReview: { input: byEvent, output: review },
  /** Lets pass exactly what `kind` and `key` name now. */
  waive: {
    input: byEvent.extend({
      kind: z.enum(BLOCKING_KINDS, { error: `kind must be one of ${BLOCKING_KINDS.join(", ")}` }),
      key: requiredText("Key", keyMaxChars),
      reason,
    }),
    output: review,
  },
  publish: { input: byEvent, output: snapshotLine },
  amend: { input: byEvent.extend({ reason }), output: snapshotLine },
  reopenResults: { input: byEvent.extend({ reason }), output: review },
  snapshots: { input: byEvent, output: z.array(snapshotLine) },
  /** `body` is the content itself, whose digest is `sha256`; by REST it is the whole answer. */
  snapshot: { input: byVersion, output: snapshotLine.extend({ body: z.string() }) },
} as const
