import { sentWords, wordsIssue } from "@rosette/contract/event-words"
import { type EntryFlag, FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import { type EventWords, type FlagWords, fieldsOfWords, USUAL_WORDS } from "@rosette/domain/events/event-words"
import { fieldOf } from "../../../lib/forms/form-refusal.ts"

/** The form: every word of the event. */
export type WordsValues = Omit<EventWords, "sections"> & { sections: string[] }

export const valuesOf = ({ descriptionLabel, sections, flags, guidance }: EventWords): WordsValues => ({
  descriptionLabel,
  sections: [...sections],
  flags,
  guidance,
})

/** The errors by form field, such as "sections.0", with the contract's rules and messages. */
export function wordsErrors(values: WordsValues): Record<string, string> {
  const issues = sentWords.safeParse(values).error?.issues ?? [wordsIssue(values)]
  const errors: Record<string, string> = {}
  for (const issue of issues) if (issue) errors[issue.path.join(".")] ??= issue.message
  return errors
}

/** The fields that were changed, of the values before or after the change; of the sections always all six. */
function changedOf(
  { descriptionLabel, sections, flags, guidance }: WordsValues,
  isChanged: (field: string) => boolean,
) {
  const ofFlag = (flag: EntryFlag): Partial<FlagWords> => ({
    ...(isChanged(`flags.${flag}.label`) && { label: flags[flag].label }),
    ...(isChanged(`flags.${flag}.isUsed`) && { isUsed: flags[flag].isUsed }),
  })
  const changedFlags = FLAG_NAMES.map((flag) => [flag, ofFlag(flag)] as const).filter(
    ([, words]) => Object.keys(words).length > 0,
  )
  return {
    ...(isChanged("descriptionLabel") && { descriptionLabel }),
    ...(sections.some((_, index) => isChanged(`sections.${index}`)) && { sections }),
    ...(changedFlags.length > 0 && { flags: Object.fromEntries(changedFlags) }),
    ...(isChanged("guidance") && { guidance }),
  }
}

/** What is sent: the changed words, and what was seen in their place. Null if nothing was changed. */
export function wordsToSend(before: WordsValues, after: WordsValues) {
  const [seen, now] = [fieldsOfWords(before), fieldsOfWords(after)]
  const isChanged = (field: string) => seen[field] !== now[field]
  const changes = changedOf(after, isChanged)
  return Object.keys(changes).length > 0 ? { ...changes, expected: changedOf(before, isChanged) } : null
}

/** The errors of a refusal by form field: also of a flag that cannot be put away. */
export const errorsOfRefusal = (issues: readonly Parameters<typeof fieldOf>[0][]): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [fieldOf(issue), issue.message]))

export const sectionLabel = (index: number): string => `Section ${index + 1}`
export const flagLabelOf = (flag: EntryFlag): string => USUAL_WORDS.flags[flag].label

/** The labels of the form's fields. */
export const WORDS_LABELS: Readonly<Record<string, string>> = {
  descriptionLabel: "Label of descriptions",
  guidance: "Scoring guideline",
  ...Object.fromEntries(USUAL_WORDS.sections.map((_, index) => [`sections.${index}`, sectionLabel(index)])),
  ...Object.fromEntries(
    FLAG_NAMES.flatMap((flag) => [
      [`flags.${flag}.label`, flagLabelOf(flag)],
      [`flags.${flag}.isUsed`, `${flagLabelOf(flag)}: used`],
    ]),
  ),
}
