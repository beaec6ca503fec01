import { STAGE_ACTIONS } from "@rosette/domain"
import { z } from "zod"
import { byEvent, id } from "../fields/ids.ts"
import { flag, requiredText, wholeNumber } from "../fields/text.ts"
import { LIMITS } from "../limits.ts"

const count = z.number().int()
const { maxLines, keyMaxChars, textMaxChars } = LIMITS.ceremony

/** A winner as the announcer knows them; percents are 0 to 100. What the entry hides is not said aloud. */
const announcedEntry = z.object({
  entryId: id("Entry"),
  entryName: z.string(),
  ownerParticipant: z.string(),
  votingId: z.string(),
  imageUrl: z.string().nullable(),
  percent: z.number().nullable(),
  hidesName: z.boolean(),
  hidesOwner: z.boolean(),
})
export type AnnouncedEntry = z.infer<typeof announcedEntry>

const LINE_KINDS = ["category", "award", "place", "text"] as const

/**
 * A line of the run order. `hasLeft` are winners who have left and whose award goes to somebody else; `next` is who takes the award
 * by its rules if a present winner has left, null where nobody does; only awards can be handed on. `passedOver` are those who stood
 * before the winners and hold a higher award.
 */
const ceremonyLine = z.object({
  key: z.string(),
  kind: z.enum(LINE_KINDS),
  title: z.string(),
  isHidden: z.boolean(),
  winners: z.array(announcedEntry),
  hasLeft: z.array(announcedEntry),
  passedOver: z.array(z.object({ entry: announcedEntry, heldAward: z.string() })),
  next: announcedEntry.nullable(),
})
export type CeremonyLine = z.infer<typeof ceremonyLine>

/** The published version that is announced; `digits` are the first eight of its sum. */
const announcedVersion = z.object({ version: count, digits: z.string() })

/** The ceremony as its announcer sees it. `version` grows with every change of it. */
export const ceremony = z.object({
  version: count,
  /** Null before results were published for the first time: then there is nothing to announce. */
  results: announcedVersion.nullable(),
  lines: z.array(ceremonyLine),
  phase: z.enum(["before", "title", "winners", "after"]),
  key: z.string().nullable(),
  isBlack: z.boolean(),
  revealed: z.array(z.string()),
  showsPercent: z.boolean(),
  stageKey: z.string().nullable(),
  /** Who leads the ceremony; null while nobody does. */
  announcer: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
})
export type Ceremony = z.infer<typeof ceremony>

/** A winner as the stage shows them: a name or an owner that the entry does not show is "". */
const stagedWinner = announcedEntry.omit({ entryId: true, hidesName: true, hidesOwner: true })

/** What a stage shows now, and nothing of what comes later. */
export const stage = z.object({
  version: count,
  eventName: z.string(),
  results: announcedVersion.nullable(),
  shows: z.enum(["event", "black", "title", "winners"]),
  kind: z.enum(LINE_KINDS).nullable(),
  title: z.string().nullable(),
  /** Empty but where `shows` is "winners". */
  winners: z.array(stagedWinner),
})
export type Stage = z.infer<typeof stage>

const byStage = z.object({ stageKey: requiredText("Stage key", keyMaxChars) })

/** The ceremony's version that the sender saw: another one is CEREMONY_CHANGED, and nothing moves. */
const seen = { version: wholeNumber("Version", 0, LIMITS.id.max) }

const arrangedLine = z.object({
  key: requiredText("Key", keyMaxChars),
  isHidden: flag("Hidden"),
  /** Of an own line; null for one that the results make. */
  text: requiredText("Text", textMaxChars).nullable(),
})

export const ceremonyCalls = {
  ceremony: { input: byEvent, output: ceremony },
  arrangeCeremony: {
    input: byEvent.extend({
      ...seen,
      lines: z
        .array(arrangedLine, { error: "Lines must be a list" })
        .max(maxLines, `There can be at most ${maxLines} lines`)
        .refine((lines) => new Set(lines.map(({ key }) => key)).size === lines.length, "Each line can appear only once")
        .optional(),
      showsPercent: flag("Shows percent").optional(),
    }),
    output: ceremony,
  },
  /** ANOTHER_ANNOUNCER where somebody else leads, unless it takes over. */
  moveCeremony: {
    input: byEvent.extend({
      ...seen,
      action: z.enum([...STAGE_ACTIONS, "restart"], { error: "Action must be next, back, black or restart" }),
      takesOver: flag("Takes over").default(false),
    }),
    output: ceremony,
  },
  /** A winner of an award has left: `takenBy` is who has it now, or nobody. */
  skipWinner: {
    input: byEvent.extend({
      ...seen,
      key: requiredText("Key", keyMaxChars),
      entryId: id("Entry"),
      takenBy: id("Entry").nullable(),
      takesOver: flag("Takes over").default(false),
    }),
    output: ceremony,
  },
  /** A new key for the stage; the one before opens nothing any more. */
  renewStageKey: { input: byEvent, output: ceremony },
  /** Takes the stage's key away. */
  closeStage: { input: byEvent, output: ceremony },
} as const

/** For anybody who has the stage's key. */
export const stageCalls = {
  /** With `after`, the version that the caller has: answers as soon as there is another one, or after some seconds with the same. */
  stage: { input: byStage.extend({ after: wholeNumber("After", 0, LIMITS.id.max).optional() }), output: stage },
} as const
