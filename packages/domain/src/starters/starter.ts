import { SECTIONS } from "../contest/sections.ts"
import { eachFlag, NO_REQUIREMENTS, type Requirements } from "../entries/entry-flags.ts"
import { type EventWords, type SentWords, USUAL_WORDS, withSentWords } from "../events/event-words.ts"

/** The kinds of contests that a new event can start from, in the order in which they are offered. */
export const STARTER_KEYS = ["carShow", "cosplay", "baking", "scienceFair", "photoArt", "talent", "blank"] as const
export type StarterKey = (typeof STARTER_KEYS)[number]

export type StarterCriterion = Requirements & {
  name: string
  description: string
  maxPoints: number
  order: number
  countsOverall: boolean
}

/** Words and criteria for one kind of contest. */
export type Starter = {
  key: StarterKey
  name: string
  summary: string
  words: EventWords
  criteria: StarterCriterion[]
}

/** A criterion as it is listed: its name, its most points, what judges look at, and what an entry must meet. */
export type ListedCriterion = [name: string, maxPoints: number, description: string, requires?: Partial<Requirements>]

/** The criteria of each section, in the order of the sections. */
export function criteriaOf(sections: readonly (readonly ListedCriterion[])[]): StarterCriterion[] {
  return sections.flatMap((listed, section) =>
    listed.map(([name, maxPoints, description, requires], index) => ({
      name,
      description,
      maxPoints,
      order: (SECTIONS[section]?.first ?? 1) + index,
      countsOverall: true,
      ...NO_REQUIREMENTS,
      ...requires,
    })),
  )
}

const NO_FLAG_USED = /* @__PURE__ */ eachFlag((flag) => ({ ...USUAL_WORDS.flags[flag], isUsed: false }))

/** The words of a contest that needs no flags but these. */
export const wordsWithFlags = (words: Omit<SentWords, "flags">, labels: SentWords["flags"] = {}): EventWords =>
  withSentWords({ ...USUAL_WORDS, flags: NO_FLAG_USED }, { ...words, flags: labels })
