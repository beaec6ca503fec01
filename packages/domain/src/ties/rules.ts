import { SECTIONS } from "../criteria/sections.ts"
import type { PanelMethod } from "../panel/panel-method.ts"

/** A step that sorts entries with equal figures. Sections are numbered from 1 (Body) to 6 (Bonus). */
export type TieBreak = `criterion:${number}` | `section:${number}` | "median" | "headToHead" | "firstPlaces"

/** What entries are sorted by: the whole, the average of one criterion, the sum of the averages of one section (1 to 6). */
export type LadderName = "overall" | `criterion:${number}` | `section:${number}`

/** What an event decides about its results. `conferAbove`: a range in points of percent, or null for off. */
export type Rules = {
  panelMethod: PanelMethod
  tieBreaks: readonly TieBreak[]
  placesThatMatter: number
  conferAbove: number | null
}

export const DEFAULT_RULES: Rules = { panelMethod: "mean", tieBreaks: [], placesThatMatter: 3, conferAbove: null }

/** The step that a text names, or null where it names none: "criterion:12" for any id, "section:1" to "section:6", or a word. */
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

/** The number behind "criterion:" or "section:", or null where the text names another kind. */
export function numberAfter(kind: "criterion" | "section" | "award", text: string): number | null {
  return text.startsWith(`${kind}:`) ? Number(text.slice(kind.length + 1)) : null
}
