import { SECTIONS } from "@rosette/domain/contest/sections"
import { eachFlag, FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import { FLAG_COLUMNS } from "@rosette/domain/entries/flag-columns"
import type { EventWords } from "@rosette/domain/events/event-words"
import { nameKey } from "@rosette/domain/text/text-keys"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { newCriterion } from "./criteria.ts"
import { CSV_COLUMN_OF, csvHeaderKey } from "./entry-columns.ts"
import type { Issue } from "./errors.ts"
import { byEvent } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { eventWords } from "./looks.ts"
import { flag, longText, requiredText } from "./text.ts"

const { descriptionLabelMaxChars, sectionMaxChars, flagMaxChars, guidanceMaxChars } = LIMITS.words

export const WORDS_TEXTS = {
  sixSections: `There must be exactly ${SECTIONS.length} sections`,
  sectionTwice: "Another section has this name already",
  labelTwice: "Another flag has this label already",
  labelOfColumn: "This is the name of another column of CSV files",
  labelWithoutLetters: "A label needs at least one letter or digit",
} as const

const sentFlag = z
  .object({ label: requiredText("Label", flagMaxChars).nullable(), isUsed: flag("Used").nullable() })
  .partial()

/** Some of the words: null sets one back to the usual one. */
export const sentWords = z
  .object({
    descriptionLabel: requiredText("Description label", descriptionLabelMaxChars).nullable(),
    sections: z
      .array(requiredText("Section name", sectionMaxChars), { error: WORDS_TEXTS.sixSections })
      .length(SECTIONS.length, WORDS_TEXTS.sixSections)
      .nullable(),
    flags: z
      .object(eachFlag(() => sentFlag.nullable()))
      .partial()
      .nullable(),
    guidance: longText("Guideline", guidanceMaxChars).nullable(),
  })
  .partial()

/** Words as the sender saw them: of the sections only those that differ from these are changed. */
const seenWords = z
  .object({
    descriptionLabel: z.string(),
    sections: z.array(z.string()).length(SECTIONS.length, WORDS_TEXTS.sixSections),
    flags: z.object(eachFlag(() => z.object({ label: z.string(), isUsed: z.boolean() }).partial())).partial(),
    guidance: z.string(),
  })
  .partial()

/** The columns of a file besides those of `CSV_COLUMN_OF`. */
const STATUS_COLUMNS = ["Status", "Status Reason"]

/** What is wrong with the words of an event as a whole: sections and labels must be told apart, also in a file. */
export function wordsIssue({ sections, flags }: Pick<EventWords, "sections" | "flags">): Issue | null {
  const keys = sections.map(nameKey)
  const again = keys.findIndex((key, index) => keys.indexOf(key) < index)
  if (again !== -1) return { path: ["sections", again], message: WORDS_TEXTS.sectionTwice }
  for (const one of FLAG_NAMES) {
    const message = labelIssue(one, flags)
    if (message) return { path: ["flags", one, "label"], message }
  }
  return null
}

function labelIssue(one: (typeof FLAG_NAMES)[number], flags: EventWords["flags"]): string | null {
  const key = csvHeaderKey(flags[one].label)
  if (key === "") return WORDS_TEXTS.labelWithoutLetters
  const columns = [...Object.values(CSV_COLUMN_OF), ...STATUS_COLUMNS]
  if (columns.some((column) => column !== FLAG_COLUMNS[one] && csvHeaderKey(column) === key))
    return WORDS_TEXTS.labelOfColumn
  const before = FLAG_NAMES.slice(0, FLAG_NAMES.indexOf(one))
  const isTaken = before.some((other) => csvHeaderKey(flags[other].label) === key)
  return isTaken ? WORDS_TEXTS.labelTwice : null
}

const allWords = eventWords.extend({
  isDefault: z.object({
    descriptionLabel: z.boolean(),
    sections: z.boolean(),
    flags: z.object(eachFlag(() => z.boolean())),
    guidance: z.boolean(),
  }),
})

export const wordCalls = {
  words: {
    who: "member",
    rest: "GET /events/:eventId/words",
    says: "What the event calls its sections, flags and descriptions, and which of these words are the usual ones",
    input: byEvent,
    output: allWords,
  },
  updateWords: {
    who: "organizer",
    rest: "PUT /events/:eventId/words",
    says: "Change the words that are sent; null sets one back to the usual one",
    input: byEvent.extend({ ...sentWords.shape, expected: seenWords.optional() }),
    output: allWords,
    refuses: ["FIELDS_CHANGED", "FLAG_IN_USE"],
    effect: "eventDetails",
  },
  templates: {
    who: "anybody",
    rest: "GET /templates",
    says: "What a new event can start from: words and criteria of several kinds of contests",
    output: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        summary: z.string(),
        words: eventWords,
        criteria: z.array(newCriterion.required({ order: true })),
      }),
    ),
  },
} as const satisfies Calls
