import type { PanelMethod } from "./panel-method.ts"
import { SECTIONS } from "./sections.ts"

/** A step that sorts entries with equal figures. Sections are numbered from 1 (Body) to 6 (Bonus). */
export type TieBreak = `criterion:${number}` | `section:${number}` | "median" | "headToHead" | "firstPlaces"

/** What entries are sorted by: the overall sum, the average of one criterion, or the sum of averages of one section (1 to 6). */
export type LadderName = "overall" | `criterion:${number}` | `section:${number}`

/** The rules of an event's results. `conferAbove`: a range in percentage points, or null for off. */
export type Rules = {
  panelMethod: PanelMethod
  tieBreaks: readonly TieBreak[]
  placesThatMatter: number
  conferAbove: number | null
}

export const DEFAULT_RULES: Rules = { panelMethod: "mean", tieBreaks: [], placesThatMatter: 3, conferAbove: null }

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

/** The number after "criterion:", "section:" or "award:", or null if the text is of another kind. */
export function numberAfter(kind: "criterion" | "section" | "award", text: string): number | null {
  return text.startsWith(`${kind}:`) ? Number(text.slice(kind.length + 1)) : null
}
