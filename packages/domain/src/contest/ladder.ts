import { canonicalJson } from "../snapshots/canonical-json.ts"
import { fractionText, fractionToNumber } from "./fraction.ts"
import type { ResultsSetup } from "./results.ts"
import { type LadderName, numberAfter, type TieBreak } from "./rules.ts"
import { criteriaOfSection } from "./sections.ts"
import { type Settlement, settlementOf } from "./settlements.ts"
import {
  breakTies,
  type LadderLine,
  type Separation,
  sumInTenths,
  type TieGroup,
  type TrailStep,
} from "./tie-breaks.ts"

/** What last separated an entry from others; the values of a step are those of `Separation`. */
export type PlacedBy =
  | { kind: "score" | "order" | "shared" | "lot" | "open" }
  | { kind: "step"; step: TieBreak; value: number; against: number }

/**
 * Entries that no step separates, in voting ID order. `place` is the first one's place on this ladder; `steps` are the steps
 * that they were compared by, with the value that all of them have, or null if the step was skipped.
 */
export type LadderTie<S> = {
  key: string
  ladder: LadderName
  place: number
  entryIds: number[]
  figure: { points: number; maxPoints: number }
  steps: StepValue[]
  settlement: S | null
}

/** A step and its value: points, a share from 0 to 1, or a number of judges. */
export type StepValue = { step: TieBreak; value: number | null }

/**
 * Entries with the same place: one, or those of a tie that is undecided or settled as shared. All of them have the same
 * `trail`.
 */
export type Rung<S> = {
  entryIds: number[]
  place: number
  separatedBy: Separation | null
  trail: readonly TrailStep[]
  tie: LadderTie<S> | null
}

/** The entries with a figure, best first, and the ties among them. */
export type Ladder<S> = { ladder: LadderName; rungs: Rung<S>[]; ties: LadderTie<S>[] }

/** The rules that turn lines into a ladder. `hash` makes the key of a tie from its text. */
export type LadderRules<S> = {
  setup: Pick<ResultsSetup, "criteria" | "maxPoints">
  tieBreaks: readonly TieBreak[]
  settlements: readonly S[]
  hash: (text: string) => string
}

/**
 * Returns the ladder of that name. Product rule: entries are sorted by their figure, then by the steps in turn, then by
 * people's settlements. The lines must be in voting ID order.
 */
export function ladderOf<S extends Settlement>(
  ladder: LadderName,
  lines: readonly LadderLine[],
  rules: LadderRules<S>,
): Ladder<S> {
  const criteria = criteriaOfLadder(ladder, rules.setup.criteria)
  const maxPoints =
    criteria === null ? rules.setup.maxPoints : criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  const groups = groupsByFigure(lines, criteria)
  const rungs: Rung<S>[] = []
  const ties: LadderTie<S>[] = []
  let place = 1
  for (const { tenths, group } of groups) {
    for (const part of breakTies(group, rules.tieBreaks, rules.setup.criteria)) {
      const tie = tieOf({ ladder, place, tenths, maxPoints }, part, rules)
      if (tie) ties.push(tie)
      rungs.push(...rungsOf(part, place, tie))
      place += part.lines.length
    }
  }
  return { ladder, rungs, ties }
}

/** The criteria of a ladder, or null for the overall one. */
export function criteriaOfLadder(
  ladder: LadderName,
  criteria: ResultsSetup["criteria"],
): ResultsSetup["criteria"] | null {
  if (ladder === "overall") return null
  const section = numberAfter("section", ladder)
  const ids = section === null ? [numberAfter("criterion", ladder)] : criteriaOfSection(section, criteria)
  return criteria.filter(({ id }) => ids.includes(id))
}

/** The figure of a line on the ladder, in whole tenths of a point; null if it has no score for it. */
function figureOf(line: LadderLine, ids: ReadonlySet<number> | null): number | null {
  if (ids === null) return line.isScored ? line.tenths : null
  const scored = line.criteria.filter(({ criterionId, judgeCount }) => judgeCount > 0 && ids.has(criterionId))
  return scored.length === 0 ? null : sumInTenths(scored)
}

/** The lines with a figure on the ladder, in groups of equal figures, best first. */
export const equalLines = (
  ladder: LadderName,
  lines: readonly LadderLine[],
  criteria: ResultsSetup["criteria"],
): (readonly LadderLine[])[] =>
  groupsByFigure(lines, criteriaOfLadder(ladder, criteria)).map(({ group }) => group.lines)

function groupsByFigure(lines: readonly LadderLine[], criteria: ResultsSetup["criteria"] | null) {
  const ids = criteria && new Set(criteria.map(({ id }) => id))
  const byTenths = Map.groupBy(lines, (line) => figureOf(line, ids))
  const groups = [...byTenths].flatMap(([tenths, group]) =>
    tenths === null ? [] : [{ tenths, group: { lines: group, trail: [], separatedBy: null } satisfies TieGroup }],
  )
  return groups.sort((a, b) => b.tenths - a.tenths)
}

type Figure = { ladder: LadderName; place: number; tenths: number; maxPoints: number }

function tieOf<S extends Settlement>(figure: Figure, group: TieGroup, rules: LadderRules<S>): LadderTie<S> | null {
  if (group.lines.length < 2) return null
  const { ladder, place, tenths, maxPoints } = figure
  const entries = group.lines.map(({ entry }) => entry)
  const key = rules.hash(tieText(figure, group))
  const steps = group.trail.map(({ step, value }) => ({ step, value: value && fractionToNumber(value) }))
  const settlement = settlementOf({ key, entries }, rules.settlements, rules.hash)
  const points = { points: tenths / 10, maxPoints }
  return { key, ladder, place, entryIds: entries.map(({ id }) => id), figure: points, steps, settlement }
}

/** The text that is hashed to a tie's key: its ladder, entry ids, figure, and the values of the steps that were not skipped. */
function tieText({ ladder, tenths, maxPoints }: Figure, { lines, trail }: TieGroup): string {
  const entryIds = lines.map(({ entry }) => entry.id).sort((a, b) => a - b)
  const steps = trail.flatMap(({ step, value }) => (value ? [[step, fractionText(value)]] : []))
  return canonicalJson({ ladder, entryIds, figure: [tenths, maxPoints], steps })
}

function rungsOf<S extends Settlement>(group: TieGroup, place: number, tie: LadderTie<S> | null): Rung<S>[] {
  const { trail, separatedBy } = group
  const settlement = tie?.settlement
  if (settlement && settlement.kind !== "shared")
    return settlement.entryIds.map((id, index) => ({
      entryIds: [id],
      place: place + index,
      separatedBy,
      trail,
      tie,
    }))
  return [{ entryIds: group.lines.map(({ entry }) => entry.id), place, separatedBy, trail, tie }]
}
