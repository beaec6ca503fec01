import { SECTIONS, type SectionName, sectionOf } from "../contest/sections.ts"
import { ENTRY_FLAGS, type EntryFlag, eachFlag, FLAG_NAMES, flagLabel } from "../entries/entry-flags.ts"
import { FLAG_COLUMNS } from "../entries/flag-columns.ts"

/** What an event calls a flag of its entries, and whether it uses it: an unused one is hidden, with its values kept. */
export type FlagWords = { label: string; isUsed: boolean }

/**
 * An event's own words: what the description of an entry is called, its six sections and six flags, and the guideline for judges; empty
 * means the usual one.
 */
export type EventWords = {
  descriptionLabel: string
  sections: readonly string[]
  flags: Record<EntryFlag, FlagWords>
  guidance: string
}

/** The words that an event has changed; everything else is as usual. */
export type OwnWords = Partial<Omit<EventWords, "flags">> & {
  flags?: Partial<Record<EntryFlag, Partial<FlagWords>>> | undefined
}

/** Product rule: the usual words are those of a car show. */
export const USUAL_WORDS: EventWords = {
  descriptionLabel: "Vehicle",
  sections: SECTIONS.map(({ name }) => name),
  flags: eachFlag((flag) => ({ label: FLAG_COLUMNS[flag], isUsed: true })),
  guidance: "",
}

/** All words of an event. */
export const wordsOf = (own: OwnWords): EventWords => ({
  descriptionLabel: own.descriptionLabel ?? USUAL_WORDS.descriptionLabel,
  sections: own.sections ?? USUAL_WORDS.sections,
  flags: eachFlag((flag) => ({ ...USUAL_WORDS.flags[flag], ...own.flags?.[flag] })),
  guidance: own.guidance ?? USUAL_WORDS.guidance,
})

/** Only what differs from the usual words, so that an event without own words stores none. */
export function ownWordsOf(words: EventWords): OwnWords {
  const flags = Object.entries(words.flags).filter(([flag, { label, isUsed }]) => {
    const usual = USUAL_WORDS.flags[flag as EntryFlag]
    return label !== usual.label || isUsed !== usual.isUsed
  })
  return {
    ...(!hasUsualDescription(words) && { descriptionLabel: words.descriptionLabel }),
    ...(!hasUsualSections(words) && { sections: words.sections }),
    ...(flags.length > 0 && { flags: Object.fromEntries(flags) }),
    ...(words.guidance !== USUAL_WORDS.guidance && { guidance: words.guidance }),
  }
}

/** Words that somebody sends: null sets one back to the usual one, and what is left out stays. */
export type SentWords = {
  descriptionLabel?: string | null | undefined
  sections?: readonly string[] | null | undefined
  flags?: Partial<Record<EntryFlag, SentFlagWords | null>> | null | undefined
  guidance?: string | null | undefined
}
/** Words as somebody saw them before a change. */
export type SeenWords = {
  descriptionLabel?: string | undefined
  sections?: readonly string[] | undefined
  flags?: Partial<Record<EntryFlag, { label?: string | undefined; isUsed?: boolean | undefined }>> | undefined
  guidance?: string | undefined
}
type SentFlagWords = { label?: string | null | undefined; isUsed?: boolean | null | undefined }

/** The words of an event after somebody has sent these. */
export function withSentWords(words: EventWords, sent: SentWords): EventWords {
  const flagWords = (flag: EntryFlag): FlagWords => {
    const usual = USUAL_WORDS.flags[flag]
    const ofFlag = sent.flags === null ? null : sent.flags?.[flag]
    if (ofFlag === null) return usual
    const { label, isUsed } = words.flags[flag]
    return {
      label: afterSending(label, ofFlag?.label, usual.label),
      isUsed: afterSending(isUsed, ofFlag?.isUsed, usual.isUsed),
    }
  }
  return {
    descriptionLabel: afterSending(words.descriptionLabel, sent.descriptionLabel, USUAL_WORDS.descriptionLabel),
    sections: afterSending(words.sections, sent.sections, USUAL_WORDS.sections),
    flags: eachFlag(flagWords),
    guidance: afterSending(words.guidance, sent.guidance, USUAL_WORDS.guidance),
  }
}

/** The sections after somebody has sent all six, of which only those that differ from what was seen are meant. */
export const sectionsAfterSending = (stored: readonly string[], sent: readonly string[], seen: readonly string[]) =>
  sent.map((name, index) => (name === seen[index] ? (stored[index] ?? name) : name))

/** Some words as fields that can be compared one by one: "sections.0", "flags.hasCustomPaint.label". */
export function fieldsOfWords({ descriptionLabel, sections, flags, guidance }: SeenWords) {
  const fields: Record<string, string | boolean> = {}
  if (descriptionLabel !== undefined) fields.descriptionLabel = descriptionLabel
  for (const [index, name] of (sections ?? []).entries()) fields[`sections.${index}`] = name
  for (const [flag, { label, isUsed }] of Object.entries(flags ?? {})) {
    if (label !== undefined) fields[`flags.${flag}.label`] = label
    if (isUsed !== undefined) fields[`flags.${flag}.isUsed`] = isUsed
  }
  if (guidance !== undefined) fields.guidance = guidance
  return fields
}

const afterSending = <Word>(before: Word, sent: Word | null | undefined, usual: Word): Word =>
  sent === undefined ? before : (sent ?? usual)

/** What an event calls the section of a criterion's order. */
export const sectionTitle = (order: number, words: Pick<EventWords, "sections">): string =>
  titleOfSection(sectionOf(order), words)

/** What an event calls a section, from its usual name. */
export const titleOfSection = (name: SectionName, { sections }: Pick<EventWords, "sections">): string =>
  sections[SECTIONS.findIndex((section) => section.name === name)] ?? name

/** Whether an event calls a flag by a name of its own. */
export const isRenamed = (flag: EntryFlag, { flags }: Pick<EventWords, "flags">): boolean =>
  flags[flag].label !== USUAL_WORDS.flags[flag].label

/** A flag in a form: an own label as it was typed, else the usual one of forms. */
export const flagTitle = (flag: EntryFlag, words: Pick<EventWords, "flags">): string =>
  isRenamed(flag, words) ? words.flags[flag].label : flagLabel(flag)

/** A flag as a requirement, "custom paint": an own label as it was typed, else the usual one in a sentence. */
export const flagInSentence = (flag: EntryFlag, words: Pick<EventWords, "flags">): string =>
  isRenamed(flag, words) ? words.flags[flag].label : ENTRY_FLAGS[flag].required

/**
 * Why a criterion does not apply, in two parts: "(Not applicable)", "Only for: custom paint", or with an own label "Not applicable:",
 * "needs Stage act".
 */
export function notApplicableText(unmet: readonly EntryFlag[], words: Pick<EventWords, "flags">): [string, string] {
  const needed = unmet.map((flag) => flagInSentence(flag, words)).join(", ")
  return unmet.some((flag) => isRenamed(flag, words))
    ? ["Not applicable:", `needs ${needed}`]
    : ["(Not applicable)", `Only for: ${needed}`]
}

/** The flags that an event uses, in the order of forms and files. */
export const usedFlags = ({ flags }: Pick<EventWords, "flags">): EntryFlag[] =>
  FLAG_NAMES.filter((flag) => flags[flag].isUsed)

/** The flags that an event stops using with these words. */
export const flagsPutAway = (before: EventWords, after: EventWords): EntryFlag[] =>
  FLAG_NAMES.filter((flag) => before.flags[flag].isUsed && !after.flags[flag].isUsed)

/** Whether an event calls the description of an entry as a car show does. */
export const hasUsualDescription = ({ descriptionLabel }: Pick<EventWords, "descriptionLabel">): boolean =>
  descriptionLabel === USUAL_WORDS.descriptionLabel

/** Whether an event calls its sections as a car show does. */
export const hasUsualSections = ({ sections }: Pick<EventWords, "sections">): boolean =>
  sections.every((name, index) => name === USUAL_WORDS.sections[index])

/** Whether the event has words of its own. */
export const hasOwnWords = (own: OwnWords): boolean => Object.keys(own).length > 0
