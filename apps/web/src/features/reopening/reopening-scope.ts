import { plural } from "../../lib/format.ts"

/** Which submitted sheets are reopened: those that lack a criterion, those of a judge or of an entry, or all. */
export type ReopeningScope = "criterion" | "judge" | "entry" | "all"

/** A criterion, judge or entry to choose sheets by, with its number of submitted sheets. */
type ReopeningChoice = { id: number; name: string; sheets: number }
export type Choices = Record<Exclude<ReopeningScope, "all">, ReopeningChoice[]> & { all: number }

const LABELS: Record<ReopeningScope, string> = {
  criterion: "Sheets that lack a criterion",
  judge: "All submitted sheets of a judge",
  entry: "All submitted sheets of an entry",
  all: "Every submitted sheet",
}

/** The scopes that contain a sheet, as options. */
export function scopeOptions(choices: Choices): { value: ReopeningScope; label: string }[] {
  const scopes: ReopeningScope[] = ["criterion", "judge", "entry", "all"]
  return scopes
    .filter((scope) => (scope === "all" ? choices.all > 0 : choices[scope].some(({ sheets }) => sheets > 0)))
    .map((value) => ({ value, label: LABELS[value] }))
}

/** How many sheets a choice reopens; 0 before a choice, or if the chosen record is gone. */
export function sheetsIn(choices: Choices, scope: ReopeningScope | null, id: number | null): number {
  if (scope === null) return 0
  if (scope === "all") return choices.all
  return choices[scope].find((choice) => choice.id === id)?.sheets ?? 0
}

export const choiceLabel = ({ name, sheets }: ReopeningChoice): string => `${name} · ${plural(sheets, "sheet")}`

/** The input of the call that reopens them. */
export const whichSheets = (scope: ReopeningScope, id: number | null) => ({
  criterionId: scope === "criterion" ? id : null,
  judgeId: scope === "judge" ? id : null,
  entryId: scope === "entry" ? id : null,
})
