import { z } from "zod"
import { judgedClass, ofClass } from "./classes.ts"
import { criterion } from "./criteria.ts"
import { entry } from "./entries.ts"
import { judgedEvent } from "./events.ts"
import { deleted } from "./fields/edits.ts"
import { byEvent, byJudge, id } from "./fields/ids.ts"
import { isoDate, longText, optionalText, wholeNumber } from "./fields/text.ts"
import { judge } from "./judges.ts"
import { LIMITS } from "./limits.ts"

const POINTS = "Points must be a whole number of at least 0"

export const scoreLine = z.object({
  criterionId: id("Criterion"),
  points: z.number({ error: POINTS }).int(POINTS).min(0, POINTS).max(LIMITS.id.max, POINTS),
})

/** `isScore` is false where the device showed that the criterion does not apply: should it apply by now, it is lacking, not 0. */
const sentLine = scoreLine.extend({ isScore: z.boolean({ error: "isScore must be true or false" }).optional() })

/** What a judge sends for one entry: the whole sheet, every time. */
export const sheetBody = z.object({
  entryId: id("Entry"),
  scores: z.array(sentLine, { error: "Scores must be a list" }).max(1_000, "A sheet holds at most 1000 scores"),
  comments: longText("Comments", LIMITS.comments.maxChars)
    .nullish()
    .transform((text) => text ?? ""),
  isSubmitted: z.boolean({ error: "isSubmitted must be true or false" }).default(false),
  // Any UUID by its form: which version and variant a client makes is its own affair.
  mutationId: z
    .guid("mutationId must be a UUID")
    .transform((text) => text.toLowerCase())
    .nullish(),
  /** The revision of this sheet that the device last saw, 0 where it saw none. Without one the last save wins. */
  baseRevision: wholeNumber("baseRevision", 0, LIMITS.id.max).nullish(),
  /** The event's setupVersion that the judge saw: criteria added after it are lacking in the sheet. Without one they count 0. */
  setupVersion: wholeNumber("setupVersion", 0, LIMITS.id.max).nullish(),
  /** The database whose sheet this is. Another one refuses it, for its small numbers stand for other things. */
  databaseId: optionalText("databaseId").nullish(),
})
export type SheetBody = z.infer<typeof sheetBody>

export const progressStats = z.object({ completed: z.number().int(), total: z.number().int() })

export const judgeProgress = z.object({
  stats: progressStats,
  entries: z.array(z.object({ entryId: id("Entry"), isCompleted: z.boolean(), hasInProgress: z.boolean() })),
})
export type JudgeProgress = z.infer<typeof judgeProgress>

/** What a save answers: the sheet as it is stored, to be compared with what was sent. `revision` is 0 where nothing is stored. */
export const savedSheet = z.object({
  entryId: id("Entry"),
  isSubmitted: z.boolean(),
  comments: z.string(),
  scores: z.array(scoreLine),
  stats: progressStats,
  revision: z.number().int(),
  databaseId: z.string(),
})
export type SavedSheet = z.infer<typeof savedSheet>

/** A sheet as the server holds it, with what is a score; `revision` grows with every save of it. */
export const storedSheet = z.object({
  entryId: id("Entry"),
  isSubmitted: z.boolean(),
  comments: z.string(),
  scores: z.array(scoreLine),
  revision: z.number().int(),
})
export type StoredSheet = z.infer<typeof storedSheet>

/** A judge's own sheet. `isAsked`: the organizer asks the judge to score what it lacks. */
export const ownSheet = storedSheet.extend({ isAsked: z.boolean() })
export type OwnSheet = z.infer<typeof ownSheet>

/** One number of a sheet, as the organizer lists them. */
export const score = z.object({
  id: id("Score"),
  judgeId: id("Judge"),
  entryId: id("Entry"),
  criterionId: id("Criterion"),
  points: z.number().int(),
  comments: z.string(),
  isSubmitted: z.boolean(),
})
export type Score = z.infer<typeof score>

/** An entry that the organizer asks this judge to talk over, and with whom: its other judges. It tells of no points. */
export const talk = z.object({ entryId: id("Entry"), judgeNames: z.array(z.string()) })

/** What a judge does at their desk. */
export const judgeSheetCalls = {
  workspace: {
    output: z.object({
      judge,
      event: judgedEvent,
      entries: z.array(entry),
      criteria: z.array(criterion),
      /** The classes of the event; entries name theirs by `classId`. */
      classes: z.array(judgedClass),
      sheets: z.array(ownSheet),
      /** Entries on which the judges differ more than the event's rules allow; none while judging is closed. */
      talks: z.array(talk),
      /** The event's changeVersion at which the organizer last cleared this judge's sheets. */
      sheetsVersion: z.number().int(),
      /** The name of the database, which a save may carry. */
      databaseId: z.string(),
      /** Where else this judge is signed in and was seen lately. */
      otherDevices: z.array(z.object({ label: z.string(), lastSeenAt: isoDate })),
      /** Grows when `otherDevices` gains or loses one. */
      devicesVersion: z.number().int(),
    }),
  },
  progress: { input: byJudge.extend(ofClass), output: judgeProgress },
  scores: {
    input: byJudge.extend({ entryId: id("Entry") }),
    output: z.array(score.pick({ criterionId: true, points: true, comments: true, isSubmitted: true })),
  },
  saveSheet: { input: sheetBody.extend({ judgeId: id("Judge") }), output: savedSheet },
} as const

/** Which submitted sheets are meant: all that fit what is named. */
const whichSheets = byEvent.extend({
  judgeId: id("Judge").nullish(),
  entryId: id("Entry").nullish(),
  criterionId: id("Criterion").nullish(),
})

/** What an organizer does with the sheets of an event. */
export const eventSheetCalls = {
  scores: { input: byEvent, output: z.array(score) },
  clearScores: { input: byJudge, output: deleted },
  reopenSheet: {
    input: byJudge.extend({ entryId: id("Entry") }),
    output: z.object({ entryId: id("Entry"), judgeId: id("Judge"), isSubmitted: z.boolean() }),
  },
  /** With a criterion, of the submitted sheets only those that lack it. */
  reopenSheets: { input: whichSheets, output: z.object({ reopenedCount: z.number().int() }) },
  askToComplete: { input: whichSheets, output: z.object({ askedCount: z.number().int() }) },
} as const
