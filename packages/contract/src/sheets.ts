import { z } from "zod"
import type { Calls } from "./call.ts"
import { judgedClass, ofClass } from "./classes.ts"
import { conflict } from "./conflicts.ts"
import { criterion } from "./criteria.ts"
import { deleted } from "./edits.ts"
import { entry } from "./entries.ts"
import { judgedEvent } from "./events.ts"
import { byEvent, byJudge, id, mutationId } from "./ids.ts"
import { judge } from "./judges.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { messageForJudge } from "./messages.ts"
import { isoDate, longText, optionalText, version, wholeNumber } from "./text.ts"

const POINTS = "Points must be a whole number of at least 0"

const scoreLine = z.object({
  criterionId: id("Criterion"),
  points: z.number({ error: POINTS }).int(POINTS).min(0, POINTS).max(LIMITS.id.max, POINTS),
})

/**
 * `isScore` is false if the device showed that the criterion does not apply. If it applies now, the sheet lacks it: it is not
 * 0.
 */
const sentLine = scoreLine.extend({ isScore: z.boolean({ error: "isScore must be true or false" }).optional() })

/** What a judge sends for one entry: the whole sheet, every time. */
const sheetBody = z.object({
  entryId: id("Entry"),
  scores: atMost(1_000, "A sheet holds at most 1000 scores", z.array(sentLine, { error: "Scores must be a list" })),
  comments: longText("Comments", LIMITS.comments.maxChars)
    .nullish()
    .transform((text) => text ?? ""),
  isSubmitted: z.boolean({ error: "isSubmitted must be true or false" }).default(false),
  mutationId,
  /** The revision of this sheet that the device last saw, 0 if it saw none. Without it the last save wins. */
  baseRevision: wholeNumber("baseRevision", 0, LIMITS.id.max).nullish(),
  /** The event's setupVersion that the judge saw: the sheet lacks criteria that were added later. Without it they count as 0. */
  setupVersion: wholeNumber("setupVersion", 0, LIMITS.id.max).nullish(),
  /** The database that the sheet belongs to. Any other database refuses it, because its ids mean other records. */
  databaseId: optionalText("databaseId").nullish(),
  /** The entry to which the judge has moved this draft: a sheet of its own has taken it there, and this one is empty now. */
  movedTo: id("Entry").nullish(),
})
export type SheetBody = z.infer<typeof sheetBody>

const progressStats = z.object({ completed: z.number().int(), total: z.number().int() })

export const judgeProgress = z.object({
  stats: progressStats,
  entries: z.array(
    z.object({
      entryId: id("Entry"),
      isCompleted: z.boolean(),
      hasInProgress: z.boolean(),
      /** The version of the reopening, as long as the judge has not changed the sheet since: it can be taken back. */
      reopenedVersion: z.number().int().nullable(),
    }),
  ),
})
export type JudgeProgress = z.infer<typeof judgeProgress>

/** A sheet on the server; `scores` has only real scores, and `revision` grows with every save. */
export const storedSheet = z.object({
  entryId: id("Entry"),
  isSubmitted: z.boolean(),
  comments: z.string(),
  scores: z.array(scoreLine),
  revision: z.number().int(),
})
export type StoredSheet = z.infer<typeof storedSheet>

/** The output of a save: the sheet as it is stored, to be compared with what was sent. `revision` is 0 if nothing is stored. */
export const savedSheet = storedSheet.extend({
  stats: progressStats,
  databaseId: z.string(),
  /** Criteria whose points are stored but that are not on the entry's scorecard; omitted if there are none. */
  offScorecard: z.array(id("Criterion")).optional(),
  /** The judge has stepped aside from the entry: the sheet is kept, and does not count. */
  isSetAside: z.boolean(),
})
export type SavedSheet = z.infer<typeof savedSheet>

/**
 * A judge's own sheet. `isAsked`: the organizer asks the judge to score what is missing. `reopened`: who has made it a draft again,
 * and why (empty: no reason was given); null once it is submitted again.
 */
const ownSheet = storedSheet.extend({
  isAsked: z.boolean(),
  reopened: z.object({ at: isoDate, by: z.string(), reason: z.string() }).nullable(),
})
export type OwnSheet = z.infer<typeof ownSheet>

/** One score of a sheet, as in the organizer's list. */
export const score = z.object({
  id: id("Score"),
  judgeId: id("Judge"),
  entryId: id("Entry"),
  criterionId: id("Criterion"),
  points: z.number().int(),
  comments: z.string(),
  isSubmitted: z.boolean(),
  /** The judge has stepped aside from the entry, and the score does not count; omitted otherwise. */
  isSetAside: z.boolean().optional(),
})
export type Score = z.infer<typeof score>

/** An entry that the organizer asks this judge to talk over, and the other judges involved. It reveals no points. */
export const talk = z.object({ entryId: id("Entry"), judgeNames: z.array(z.string()) })

/** The card of an entry; `entryId` is null where the entry is not in the judge's workspace: the judge is not assigned to it. */
const knownCard = z.object({ cardId: z.string(), votingId: z.string(), entryId: id("Entry").nullable() })
export type KnownCard = z.infer<typeof knownCard>

/** The calls that a judge makes while judging. */
export const judgeSheetCalls = {
  workspace: {
    who: "judge",
    rest: "GET /judge/workspace",
    says: "Everything a judge needs to work: event, entries, criteria, their own sheets and what to talk over with other judges",
    output: z.object({
      judge,
      event: judgedEvent,
      entries: z.array(entry),
      criteria: z.array(criterion),
      /** The classes of the event; entries name theirs by `classId`. */
      classes: z.array(judgedClass),
      sheets: z.array(ownSheet),
      /** The cards of all entries of the event, once one was printed. */
      cards: z.array(knownCard).default([]),
      /** Where the judge has stepped aside: sheets of these entries are set aside, they are kept and do not count. */
      conflicts: z.array(conflict),
      /** Entries on which the judges differ by more than the event's rules allow; empty while judging is closed. */
      talks: z.array(talk),
      /** What the organizer tells this judge: every message that is not confirmed, and the last ones. Newest first. */
      messages: z.array(messageForJudge),
      /** Where the judge begins among those of their team who have not left; null where no number of sheets is set. */
      place: z.object({ index: z.number().int(), of: z.number().int() }).nullable(),
      /** The event's changeVersion at which the organizer last cleared this judge's sheets. */
      sheetsVersion: z.number().int(),
      /** The id of the database, which a save may name. */
      databaseId: z.string(),
      /** Other devices on which this judge is signed in and was seen recently. */
      otherDevices: z.array(z.object({ label: z.string(), lastSeenAt: isoDate })),
      /** Grows when a device is added to `otherDevices` or removed. */
      devicesVersion: z.number().int(),
    }),
  },
  progress: {
    who: "member",
    rest: "GET /judges/:judgeId/progress",
    says: "How far a judge is, entry by entry",
    input: byJudge.extend(ofClass),
    output: judgeProgress,
  },
  scores: {
    who: "member",
    rest: "GET /judges/:judgeId/entries/:entryId/scores",
    says: "What a judge has given one entry",
    input: byJudge.extend({ entryId: id("Entry") }),
    output: z.array(score.pick({ criterionId: true, points: true, comments: true, isSubmitted: true })),
  },
  saveSheet: {
    who: "judge",
    rest: "POST /judges/:judgeId/scores",
    says: "Save a whole sheet for one entry, as a draft or submitted",
    input: sheetBody.extend({ judgeId: id("Judge") }),
    output: savedSheet,
    refuses: ["EVENT_CLOSED", "SCORES_LOCKED", "SHEET_CHANGED", "DATABASE_CHANGED", "MUTATION_ID_REUSED"],
    effect: "decisions",
    whenPublished: "EVENT_CLOSED",
  },
} as const satisfies Calls

/** Selects the submitted sheets that match all named ids. */
const whichSheets = byEvent.extend({
  judgeId: id("Judge").nullish(),
  entryId: id("Entry").nullish(),
  criterionId: id("Criterion").nullish(),
})

const { reasonMaxChars } = LIMITS.reopening

/** Why sheets are reopened, in words that their judges read. */
const reopening = { reason: optionalText("Reason", reasonMaxChars).default("") }

/** Names a reopening, so that it can be taken back; null if nothing was reopened. */
const reopened = { version: z.number().int().nullable() }

/** The organizer's calls on the sheets of an event. */
export const eventSheetCalls = {
  scores: {
    who: "organizer",
    rest: "GET /events/:eventId/scores",
    says: "Every score that judges have saved",
    input: byEvent,
    output: z.array(score),
    restAnswer: "inSlices",
  },
  clearScores: {
    who: "organizer",
    rest: "DELETE /judges/:judgeId/scores",
    says: "Delete everything a judge has scored",
    input: byJudge,
    output: deleted,
    effect: "decisions",
    body: "small",
  },
  reopenSheet: {
    who: "organizer",
    rest: "POST /judges/:judgeId/entries/:entryId/reopen",
    says: "Make a submitted sheet a draft again, with a reason that its judge reads",
    input: byJudge.extend({ entryId: id("Entry"), ...reopening }),
    output: z.object({ entryId: id("Entry"), judgeId: id("Judge"), isSubmitted: z.boolean(), ...reopened }),
    effect: "decisions",
    body: "small",
  },
  /** With a criterion, only the submitted sheets that lack it. */
  reopenSheets: {
    who: "organizer",
    rest: "POST /events/:eventId/sheets/reopen",
    says: "Make submitted sheets drafts again: all, or those of a judge, of an entry, without a criterion",
    input: whichSheets.extend(reopening),
    output: z.object({ reopenedCount: z.number().int(), ...reopened }),
    effect: "decisions",
  },
  takeBackReopening: {
    who: "organizer",
    rest: "POST /events/:eventId/sheets/take-back-reopening",
    says: "Submit the sheets of a reopening again that no judge has changed since",
    input: byEvent.extend({ version: version("Version") }),
    output: z.object({ takenBackCount: z.number().int() }),
    refuses: ["REOPENING_USED"],
    effect: "decisions",
  },
  askToComplete: {
    who: "organizer",
    rest: "POST /events/:eventId/sheets/ask",
    says: "Ask judges to score what their submitted sheets lack",
    input: whichSheets,
    output: z.object({ askedCount: z.number().int() }),
    effect: "organizersOnly",
  },
} as const satisfies Calls
