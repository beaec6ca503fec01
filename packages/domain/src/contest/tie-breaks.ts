import { compareFractions, type Fraction, fraction, fractionToNumber, medianOf } from "./fraction.ts"
import { byTeam, type PanelLine, type SheetFigure } from "./panel.ts"
import { numberAfter, type TieBreak } from "./rules.ts"
import { type CriterionOfSection, criteriaOfSection } from "./sections.ts"

/** The fields of a line that ladders use. */
export type LadderLine = Pick<PanelLine, "entry" | "isScored" | "tenths" | "maxPoints" | "criteria" | "sheets">

/** A step that was applied to a group, and the value of its entries; null if the step was skipped. */
export type TrailStep = { step: TieBreak; value: Fraction | null }

/**
 * What last separated a group from others: its value, and that of the next lower group, or of the next higher one for the
 * lowest.
 */
export type Separation = { step: TieBreak; value: number; against: number }

/** Entries that are not separated yet, in voting ID order, with the steps that were applied to them. */
export type TieGroup = {
  lines: readonly LadderLine[]
  trail: readonly TrailStep[]
  separatedBy: Separation | null
}

/**
 * Splits a group with equal figures by the steps and returns its parts, best first. Product rule: entries that are equal after a
 * step continue with the next one, no step runs again, and values are compared exactly.
 */
export function breakTies(
  group: TieGroup,
  [step, ...rest]: readonly TieBreak[],
  criteria: readonly CriterionOfSection[],
): TieGroup[] {
  if (step === undefined || group.lines.length < 2) return [group]
  const values = stepValues(step, group.lines, criteria)
  if (values === null) return breakTies({ ...group, trail: [...group.trail, { step, value: null }] }, rest, criteria)
  const parts = partsByValue(group.lines, values)
  return parts.flatMap(({ lines, value }, index) => {
    const neighbour = parts[index + 1] ?? parts[index - 1]
    const separatedBy = neighbour
      ? { step, value: fractionToNumber(value), against: fractionToNumber(neighbour.value) }
      : group.separatedBy
    return breakTies({ lines, trail: [...group.trail, { step, value }], separatedBy }, rest, criteria)
  })
}

/**
 * Returns the value by which the step sorts each line, higher is better: points of a criterion or section as shown, the median
 * sheet as a share from 0 to 1, or a number of judges. Null if the step is skipped for these lines.
 */
function stepValues(
  step: TieBreak,
  lines: readonly LadderLine[],
  criteria: readonly CriterionOfSection[],
): Fraction[] | null {
  if (step === "median") return isOfOneTeam(lines) ? allOrNull(lines.map(medianSheet)) : null
  if (step === "headToHead") return lines.length === 2 ? strictlyFirst(lines) : null
  if (step === "firstPlaces") return strictlyFirst(lines)
  const section = numberAfter("section", step)
  const ids = section === null ? [numberAfter("criterion", step)] : criteriaOfSection(section, criteria)
  return sumsOfAverages(lines, new Set(ids))
}

/**
 * The sums of the rounded averages of the criteria; null unless the same ones are on the scorecard of, and scored for, every line, and
 * at least one.
 */
function sumsOfAverages(lines: readonly LadderLine[], ids: ReadonlySet<number | null>): Fraction[] | null {
  const asked = lines.map(({ criteria }) => criteria.filter(({ criterionId }) => ids.has(criterionId)))
  const scored = asked.map((list) => list.filter(({ judgeCount }) => judgeCount > 0))
  const namesOf = (lists: typeof asked) => new Set(lists.map((list) => list.map((one) => one.criterionId).join()))
  const names = namesOf(scored)
  if (namesOf(asked).size !== 1 || names.size !== 1 || names.has("")) return null
  return scored.map((list) => fraction(sumInTenths(list), 10))
}

/** The sum of averages, in tenths of a point. */
export const sumInTenths = (criteria: readonly { tenths: number }[]): number =>
  criteria.reduce((sum, { tenths }) => sum + tenths, 0)

/** Product rule: the sheets of judges of different sections are not compared; judges compare entries with their own sheets alone. */
const isOfOneTeam = (lines: readonly LadderLine[]): boolean => byTeam(lines.flatMap(({ sheets }) => sheets)).length <= 1

function medianSheet({ sheets }: LadderLine): Fraction | null {
  return medianOf(sheets.map(({ points, maxPoints }) => fraction(points, maxPoints)))
}

/** For each line, how many judges put it strictly first, of those who scored all lines; for two lines this is head to head. */
function strictlyFirst(lines: readonly LadderLine[]): Fraction[] {
  const sheets = lines.map((line) => new Map(line.sheets.map((sheet) => [sheet.judgeId, sheet])))
  const counts = lines.map(() => 0)
  for (const judgeId of sheets[0]?.keys() ?? []) {
    const row = allOrNull(sheets.map((byJudge) => byJudge.get(judgeId) ?? null))
    const best = row?.reduce((a, b) => (compareSheets(b, a) > 0 ? b : a))
    const first = row?.flatMap((sheet, index) => (best && compareSheets(sheet, best) === 0 ? [index] : [])) ?? []
    const [winner] = first
    if (winner !== undefined && first.length === 1) counts[winner] = (counts[winner] ?? 0) + 1
  }
  return counts.map((count) => fraction(count, 1))
}

/** The products are exact: points and maximum points of a sheet are small numbers. */
const compareSheets = (a: SheetFigure, b: SheetFigure): number => a.points * b.maxPoints - b.points * a.maxPoints

function partsByValue(lines: readonly LadderLine[], values: readonly Fraction[]) {
  const parts: { value: Fraction; lines: LadderLine[] }[] = []
  const valued = lines.flatMap((line, index) => {
    const value = values[index]
    return value ? [{ line, value }] : []
  })
  for (const { line, value } of valued.toSorted((a, b) => compareFractions(b.value, a.value))) {
    const last = parts.at(-1)
    if (last && compareFractions(last.value, value) === 0) last.lines.push(line)
    else parts.push({ value, lines: [line] })
  }
  return parts
}

function allOrNull<T>(values: readonly (T | null)[]): T[] | null {
  const present = values.filter((value) => value !== null)
  return present.length === values.length ? present : null
}
