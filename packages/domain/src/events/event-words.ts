import { SECTIONS } from "../contest/sections.ts"
import { type EntryFlag, eachFlag } from "../entries/entry-flags.ts"
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
  const hasOwnSections = words.sections.some((name, index) => name !== USUAL_WORDS.sections[index])
  return {
    ...(words.descriptionLabel !== USUAL_WORDS.descriptionLabel && { descriptionLabel: words.descriptionLabel }),
    ...(hasOwnSections && { sections: words.sections }),
    ...(flags.length > 0 && { flags: Object.fromEntries(flags) }),
    ...(words.guidance !== USUAL_WORDS.guidance && { guidance: words.guidance }),
  }
}

/** Whether the event has words of its own. */
export const hasOwnWords = (own: OwnWords): boolean => Object.keys(own).length > 0
