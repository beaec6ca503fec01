import { WINNER_TYPES } from "@rosette/domain/contest/winner-types"
import { WAIVABLE_KINDS } from "@rosette/domain/publishing/concerns"
import { RESULTS_STATES } from "@rosette/domain/publishing/results-state"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { snapshotLine } from "./snapshots.ts"
import { requiredText, version, wholeNumber } from "./text.ts"
import { timeZoneName } from "./time-zone.ts"

const entryIds = z.array(id("Entry"))
/** The sections of a team; empty means all. */
const sections = z.array(z.number().int())

/** On every line: a key, which changes with what the line is about, and whether the line was waived. */
const keyed = { key: z.string(), isWaived: z.boolean() }

/** One thing that prevents publishing. */
export const blocking = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sheetMissing"), ...keyed, judgeId: id("Judge"), entryIds }),
  /** In place of `sheetMissing` where each entry needs some number of sheets: one line a team of judges. */
  z.object({ kind: z.literal("sheetsShort"), ...keyed, sections, entryIds, missing: z.number().int() }),
  /** Entries that too few judges of a team can score; without a number of sheets, entries that nobody can. */
  z.object({ kind: z.literal("panelShort"), ...keyed, sections, entryIds }),
  z.object({ kind: z.literal("sectionUncovered"), ...keyed, section: z.number().int(), entryIds }),
  z.object({
    kind: z.literal("criterionMissing"),
    ...keyed,
    judgeId: id("Judge"),
    entryId: id("Entry"),
    criterionIds: z.array(id("Criterion")),
  }),
  z.object({ kind: z.literal("sheetWaiting"), ...keyed, judgeId: id("Judge"), waitingSheets: z.number().int() }),
  z.object({
    kind: z.literal("tieOpen"),
    ...keyed,
    ladder: z.string(),
    place: z.number().int().nullable(),
    entryIds,
    tieKey: z.string(),
  }),
  z.object({
    kind: z.literal("settlementStale"),
    ...keyed,
    settlementId: id("Settlement"),
    ladder: z.string(),
    entryIds,
  }),
  z.object({
    kind: z.literal("awardUndecided"),
    ...keyed,
    awardId: id("Award"),
    entryIds,
    waitsFor: id("Award").nullable(),
    tieKey: z.string().nullable(),
  }),
  z.object({ kind: z.literal("awardFlagged"), ...keyed, awardId: id("Award"), entryIds }),
  z.object({
    kind: z.literal("winnerOutdated"),
    ...keyed,
    confirmedWinnerId: id("Confirmation"),
    entryId: id("Entry"),
    winnerType: z.enum(WINNER_TYPES),
    criterionId: id("Criterion").nullable(),
    position: z.number().int(),
  }),
  /** A poll that is open; it cannot be waived. */
  z.object({ kind: z.literal("pollOpen"), ...keyed, pollId: id("Poll") }),
  /** Absent entries that have a submitted sheet. */
  z.object({ kind: z.literal("statusContradicted"), ...keyed, entryIds }),
])
export type BlockingLine = z.infer<typeof blocking>
export type WaivableLine = Exclude<BlockingLine, { kind: "pollOpen" }>

/** The state of an event's results, and everything that prevents publishing them. */
export const review = z.object({
  state: z.enum(RESULTS_STATES),
  blocking: z.array(blocking),
  /** Only if asked for: SHA-256 of what would be published now, without what the publication itself adds. */
  contentSha256: z.string().optional(),
})
export type Review = z.infer<typeof review>

const { maxChars, keyMaxChars } = LIMITS.publishing
const reason = requiredText("Reason", maxChars)
/** The results and the content that the sender saw; others are not published. What is omitted is not compared. */
const seenResults = {
  resultsVersion: version("Results version").optional(),
  contentSha256: requiredText("Content digest", keyMaxChars).optional(),
}
const withContent = { includes: z.literal("content", { error: "includes must be content" }).optional() }
const byVersion = byEvent.extend({ version: wholeNumber("Version", 1, LIMITS.id.max) })

/** The publisher's time zone, in which public pages show the day; without it that of the version before, if there is one. */
const timeZone = timeZoneName.optional()

export const publishingCalls = {
  review: {
    who: "organizer",
    rest: "GET /events/:eventId/review",
    says: "The state of the results, and everything that prevents publishing them",
    input: byEvent.extend(withContent),
    output: review,
  },
  startReview: {
    who: "organizer",
    rest: "POST /events/:eventId/review",
    says: "Close judging and review the results",
    input: byEvent,
    output: review,
    refuses: ["WRONG_RESULTS_STATE"],
    effect: "eventDetails",
    whenPublished: "WRONG_RESULTS_STATE",
  },
  endReview: {
    who: "organizer",
    rest: "DELETE /events/:eventId/review",
    says: "Open judging again",
    input: byEvent,
    output: review,
    refuses: ["WRONG_RESULTS_STATE"],
    effect: "eventDetails",
    whenPublished: "WRONG_RESULTS_STATE",
  },
  /** Waives exactly the line that `kind` and `key` name. */
  waive: {
    who: "organizer",
    rest: "POST /events/:eventId/review/waive",
    says: "Waive one point that prevents publishing, with name and reason",
    input: byEvent.extend({
      kind: z.enum(WAIVABLE_KINDS, { error: `kind must be one of ${WAIVABLE_KINDS.join(", ")}` }),
      key: requiredText("Key", keyMaxChars),
      reason,
    }),
    output: review,
    refuses: ["WRONG_RESULTS_STATE"],
    effect: "administration",
    whenPublished: "WRONG_RESULTS_STATE",
  },
  publish: {
    who: "organizer",
    rest: "POST /events/:eventId/publish",
    status: 201,
    says: "Publish the results as version 1, if nothing prevents it",
    input: byEvent.extend({ ...seenResults, timeZone }),
    output: snapshotLine,
    refuses: ["WRONG_RESULTS_STATE", "TIE_CHANGED", "NOT_READY"],
    effect: "handOver",
    whenPublished: "WRONG_RESULTS_STATE",
  },
  amend: {
    who: "organizer",
    rest: "POST /events/:eventId/amend",
    status: 201,
    says: "Publish the results again as the next version, if nothing prevents it",
    input: byEvent.extend({ reason, ...seenResults, timeZone }),
    output: snapshotLine,
    refuses: ["WRONG_RESULTS_STATE", "TIE_CHANGED", "NOT_READY"],
    effect: "handOver",
    whenPublished: "WRONG_RESULTS_STATE",
  },
  reopenResults: {
    who: "organizer",
    rest: "POST /events/:eventId/reopen-results",
    says: "Take published results back into review; every version stays",
    input: byEvent.extend({ reason }),
    output: review,
    refuses: ["WRONG_RESULTS_STATE"],
    effect: "administration",
  },
  snapshots: {
    who: "organizer",
    rest: "GET /events/:eventId/snapshots",
    says: "The versions that were published",
    input: byEvent,
    output: z.array(snapshotLine),
  },
  /** `body` is the content with the digest `sha256`; in REST the body is the whole response. */
  snapshot: {
    who: "organizer",
    rest: "GET /events/:eventId/snapshots/:version",
    says: "A published version: its bytes themselves, whose SHA-256 is the sum in the list",
    input: byVersion,
    output: snapshotLine.extend({ body: z.string() }),
    refuses: ["VERSION_CHANGED"],
    restAnswer: "snapshot",
  },
} as const satisfies Calls
