import { CEREMONY_ACTIONS } from "@rosette/domain/ceremony/rehearsal"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { eventLook } from "./looks.ts"
import { countedScore } from "./results.ts"
import { flag, requiredText, wholeNumber } from "./text.ts"

const count = z.number().int()
const { maxLines, keyMaxChars, textMaxChars } = LIMITS.ceremony

/** A winner as the announcer sees them; percents are 0 to 100. Hidden names and owners must not be announced. */
const announcedEntry = z.object({
  entryId: id("Entry"),
  entryName: z.string(),
  ownerParticipant: z.string(),
  votingId: z.string(),
  imageUrl: z.string().nullable(),
  percent: z.number().nullable(),
  score: countedScore.nullable(),
  hidesName: z.boolean(),
  hidesOwner: z.boolean(),
})
export type AnnouncedEntry = z.infer<typeof announcedEntry>

const LINE_KINDS = ["category", "award", "place", "text"] as const

/**
 * An entry that can take an award if a current winner has left. `isNext`: the rules name it next, otherwise it comes after those.
 * `follows`: the lower awards that are given up for it, the highest first, and who takes them; null for nobody.
 */
const successor = z.object({
  entry: announcedEntry,
  isNext: z.boolean(),
  follows: z.array(
    z.object({ key: z.string(), title: z.string(), from: announcedEntry, takenBy: announcedEntry.nullable() }),
  ),
})
export type AnnouncedSuccessor = z.infer<typeof successor>

/**
 * A line of the run order. `isOverall`: an award by the overall ranking. `ofClass`: of the class that is a contest of its own. `also`: such awards that a place announces too, because the
 * same entries have won them. `hasLeft`: winners who have left, and whose award goes to somebody else; `gaveUp`: winners who gave
 * this award up because they took a higher one. `successors`: who can take the
 * award if a current winner has left, in the order of its rules; `next`: the only one of them who is next. Only awards can be
 * passed on. `passedOver`: entries that ranked above the winners but hold a higher award.
 */
const ceremonyLine = z.object({
  key: z.string(),
  kind: z.enum(LINE_KINDS),
  title: z.string(),
  isHidden: z.boolean(),
  isOverall: z.boolean(),
  ofClass: z.number().int().optional(),
  winners: z.array(announcedEntry),
  also: z.array(z.object({ key: z.string(), title: z.string(), successors: z.array(successor) })),
  hasLeft: z.array(announcedEntry),
  gaveUp: z.array(announcedEntry),
  passedOver: z.array(z.object({ entry: announcedEntry, heldAward: z.string() })),
  next: announcedEntry.nullable(),
  successors: z.array(successor),
})
export type CeremonyLine = z.infer<typeof ceremonyLine>

/** The published version that is announced; `digits` are the first eight of its SHA-256. */
const announcedVersion = z.object({ version: count, digits: z.string() })

/** The ceremony as its announcer sees it. `version` grows with every change. */
export const ceremony = z.object({
  version: count,
  /** Null until results are published for the first time: there is nothing to announce. */
  results: announcedVersion.nullable(),
  lines: z.array(ceremonyLine),
  phase: z.enum(["before", "title", "winners", "after"]),
  key: z.string().nullable(),
  isBlack: z.boolean(),
  revealed: z.array(z.string()),
  /** Whether lines, phase, key, black and revealed are those of a rehearsal, of which nothing counts. */
  isRehearsal: z.boolean(),
  /**
   * How far the real ceremony is, also during a rehearsal. `read`: the lines that the public has read, which stay public, and
   * whether it has read the table of places.
   */
  announced: z.object({
    revealed: z.array(z.string()),
    isOver: z.boolean(),
    read: z.object({ keys: z.array(z.string()), hasTable: z.boolean() }),
  }),
  /** The line of the last winner who was skipped, which can be taken back; null if there is none, or all are published. */
  lastSkip: z.string().nullable(),
  /** The version whose line is on the stage: an amendment does not change winners who stand there. */
  stageVersion: count.nullable(),
  showsPercent: z.boolean(),
  stageKey: z.string().nullable(),
  /** The person who leads the ceremony; null while nobody does. */
  announcer: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
})
export type Ceremony = z.infer<typeof ceremony>

/** A winner as the stage shows them: a hidden name or owner is "". */
const stagedWinner = announcedEntry.omit({ entryId: true, hidesName: true, hidesOwner: true })

/** What a stage shows now; contains nothing that is announced later. */
export const stage = z.object({
  version: count,
  eventName: z.string(),
  ...eventLook,
  results: announcedVersion.nullable(),
  /** "Rehearsal" stands across the stage then. */
  isRehearsal: z.boolean(),
  shows: z.enum(["event", "black", "title", "winners"]),
  kind: z.enum(LINE_KINDS).nullable(),
  /** The place that the line announces; null for other lines. */
  place: count.nullable(),
  title: z.string().nullable(),
  /** The titles of the awards that are announced with it. */
  also: z.array(z.string()),
  /** Empty unless `shows` is "winners". */
  winners: z.array(stagedWinner),
  /** While a place is announced: who was revealed at the second and third place. */
  podium: z.array(z.object({ place: count, names: z.array(z.string()) })),
  /** After the last line: all winners that were revealed, and the path of the public page if it is on. */
  closing: z
    .object({
      lines: z.array(z.object({ title: z.string(), names: z.array(z.string()) })),
      publicPath: z.string().nullable(),
    })
    .nullable(),
})
export type Stage = z.infer<typeof stage>

const byStage = z.object({ stageKey: requiredText("Stage key", keyMaxChars) })

/** The ceremony's version that the sender saw. With any other one the call is refused with CEREMONY_CHANGED. */
const seen = { version: wholeNumber("Version", 0, LIMITS.id.max) }

const arrangedLine = z.object({
  key: requiredText("Key", keyMaxChars),
  isHidden: flag("Hidden"),
  /** The text of a line that the organizer added; null for a line that the results make. */
  text: requiredText("Text", textMaxChars).nullable(),
})

export const ceremonyCalls = {
  ceremony: {
    who: "organizer",
    rest: "GET /events/:eventId/ceremony",
    says: "The run order of the ceremony, where it stands, and who leads it",
    input: byEvent,
    output: ceremony,
    refuses: ["VERSION_CHANGED"],
  },
  arrangeCeremony: {
    who: "organizer",
    rest: "PUT /events/:eventId/ceremony",
    says: "Put the lines of the ceremony in order, leave some out, add texts",
    input: byEvent.extend({
      ...seen,
      lines: atMost(
        maxLines,
        `There can be at most ${maxLines} lines`,
        z.array(arrangedLine, { error: "Lines must be a list" }),
      )
        .refine((lines) => new Set(lines.map(({ key }) => key)).size === lines.length, "Each line can appear only once")
        .optional(),
      showsPercent: flag("Shows percent").optional(),
    }),
    output: ceremony,
    refuses: ["CEREMONY_CHANGED", "VERSION_CHANGED"],
    effect: "administration",
  },
  /** Refused with ANOTHER_ANNOUNCER if somebody else leads, unless `takesOver` is true. */
  moveCeremony: {
    who: "organizer",
    rest: "POST /events/:eventId/ceremony/move",
    says: "The next moment of the ceremony, the one before, a black stage, or the beginning",
    input: byEvent.extend({
      ...seen,
      action: z.enum(CEREMONY_ACTIONS, { error: `Action must be one of ${CEREMONY_ACTIONS.join(", ")}` }),
      takesOver: flag("Takes over").default(false),
    }),
    output: ceremony,
    refuses: ["NOT_PUBLISHED", "CEREMONY_CHANGED", "ANOTHER_ANNOUNCER", "VERSION_CHANGED"],
    effect: "handOver",
  },
  /** A winner of an award has left; `takenBy` gets the award, null for nobody. */
  skipWinner: {
    who: "organizer",
    rest: "POST /events/:eventId/ceremony/skip",
    says: "A winner of an award has left: say who takes it",
    input: byEvent.extend({
      ...seen,
      key: requiredText("Key", keyMaxChars),
      entryId: id("Entry"),
      takenBy: id("Entry").nullable(),
      takesOver: flag("Takes over").default(false),
    }),
    output: ceremony,
    refuses: ["NOT_PUBLISHED", "CEREMONY_CHANGED", "ANOTHER_ANNOUNCER", "VERSION_CHANGED"],
    effect: "handOver",
  },
  renewStageKey: {
    who: "organizer",
    rest: "POST /events/:eventId/ceremony/stage-key",
    says: "A new key for the stage; the one before opens nothing any more",
    input: byEvent,
    output: ceremony,
    effect: "administration",
  },
  closeStage: {
    who: "organizer",
    rest: "DELETE /events/:eventId/ceremony/stage-key",
    says: "Take the stage's key away",
    input: byEvent,
    output: ceremony,
    effect: "administration",
  },
} as const satisfies Calls

/** For anyone who has the stage's key. */
export const stageCalls = {
  /**
   * With `after`, the version that the caller has: returns as soon as there is another version, or the same one after
   * `LIMITS.ceremony.stageWaitSeconds`.
   */
  stage: {
    who: "anybody",
    rest: "GET /stage/:stageKey",
    says: "What the stage with this key shows now; with after, as soon as it shows something else",
    input: byStage.extend({ after: wholeNumber("After", 0, LIMITS.id.max).optional() }),
    output: stage,
    refuses: ["NOT_FOUND", "VERSION_CHANGED"],
  },
} as const satisfies Calls
