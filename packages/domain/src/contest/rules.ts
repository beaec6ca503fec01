import type { PanelMethod } from "./panel-method.ts"
import { SECTIONS } from "./sections.ts"

/** A step that sorts entries with equal figures. Sections are numbered from 1 (Body) to 6 (Bonus). */
export type TieBreak = `criterion:${number}` | `section:${number}` | "median" | "headToHead" | "firstPlaces"

/**
 * What entries are sorted by: the overall score, that of one class alone (0: of the entries in no class), the average of one criterion,
 * the score of one section (1 to 6), or the votes of one poll of the audience.
 */
export type LadderName =
  | "overall"
  | `class:${number}`
  | `criterion:${number}`
  | `section:${number}`
  | `audience:${number}`

/** What happens to the points of a criterion that does not apply: the entry gets 0 of them, or is not measured by them. */
export const NOT_APPLICABLE = ["zero", "leftOut"] as const
export type NotApplicable = (typeof NOT_APPLICABLE)[number]

/** Whether the entries of all classes are one contest, or each class is one of its own. */
export const RANKS = ["overall", "classes"] as const
export type Ranks = (typeof RANKS)[number]

/**
 * The rules of an event's results. `conferAbove`: a range in percentage points, or null for off. `sheetsPerEntry`: how many sheets
 * each entry needs of a team; null for one of every judge.
 */
export type Rules = {
  panelMethod: PanelMethod
  tieBreaks: readonly TieBreak[]
  placesThatMatter: number
  conferAbove: number | null
  notApplicable: NotApplicable
  ranks: Ranks
  sheetsPerEntry: number | null
}

export const DEFAULT_RULES: Rules = {
  panelMethod: "mean",
  tieBreaks: [],
  placesThatMatter: 3,
  conferAbove: null,
  notApplicable: "zero",
  ranks: "overall",
  sheetsPerEntry: null,
}

/** Reads a step: "criterion:12" with any id, "section:1" to "section:6", or a word. Returns null for other texts. */
export function readTieBreak(text: string): TieBreak | null {
  if (text === "median" || text === "headToHead" || text === "firstPlaces") return text
  const [, kind, digits = ""] = /^(criterion|section):([1-9]\d{0,15})$/.exec(text) ?? []
  const number = Number(digits)
  if (kind === "criterion") return `criterion:${number}`
  return kind === "section" && number <= SECTIONS.length ? `section:${number}` : null
}

/** Whether the step compares the judges' sheets, for which averages are not enough. */
export const comparesSheets = (step: TieBreak): boolean =>
  step === "median" || step === "headToHead" || step === "firstPlaces"

/** The number after "criterion:", "section:", "class:", "audience:" or "award:", or null if the text is of another kind. */
export function numberAfter(
  kind: "criterion" | "section" | "class" | "audience" | "award",
  text: string,
): number | null {
  return text.startsWith(`${kind}:`) ? Number(text.slice(kind.length + 1)) : null
}
