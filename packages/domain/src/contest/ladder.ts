import { isInPoll, type Poll } from "../audience/polls.ts"
import { canonicalJson } from "../snapshots/canonical-json.ts"
import { fraction, fractionText, fractionToNumber } from "./fraction.ts"
import { compareShares, type ResultsSetup, type Share } from "./results.ts"
import { type LadderName, numberAfter, type TieBreak } from "./rules.ts"
import { NO_CLASS } from "./scorecard.ts"
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
  /** The points that all of them have, of how many; null if they are measured by different maxima. Of a poll: votes, of one. */
  figure: { points: number; maxPoints: number } | null
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

/**
 * The entries with a figure, best first, and the ties among them. `awaits`: the entries that can be chosen in the poll that makes the
 * ladder, while it is not closed.
 */
export type Ladder<S> = {
  ladder: LadderName
  rungs: Rung<S>[]
  ties: LadderTie<S>[]
  awaits?: readonly number[] | undefined
}

/** The rules that turn lines into a ladder. `hash` makes the key of a tie from its text. */
export type LadderRules<S> = {
  setup: Pick<ResultsSetup, "criteria">
  tieBreaks: readonly TieBreak[]
  settlements: readonly S[]
  polls?: readonly Poll[] | undefined
  hash: (text: string) => string
}

/**
 * Returns the ladder of that name. Product rule: entries are sorted by their figure, points out of what they are measured by, then
 * by the steps in turn, then by people's settlements. By votes of the audience no step runs. The lines must be those of competing
 * entries in voting ID order.
 */
export function ladderOf<S extends Settlement>(
  ladder: LadderName,
  allLines: readonly LadderLine[],
  rules: LadderRules<S>,
): Ladder<S> {
  const pollId = numberAfter("audience", ladder)
  const awaits = pollId === null ? undefined : awaitedEntries(pollOf(pollId, rules.polls), allLines)
  const tieBreaks = pollId === null ? rules.tieBreaks : []
  const { criteria } = rules.setup
  const rungs: Rung<S>[] = []
  const ties: LadderTie<S>[] = []
  let place = 1
  for (const lines of groupsByFigure(ladder, allLines, rules)) {
    for (const part of breakTies({ lines, trail: [], separatedBy: null }, tieBreaks, criteria)) {
      const tie = tieOf({ ladder, place }, part, rules)
      if (tie) ties.push(tie)
      rungs.push(...rungsOf(part, place, tie))
      place += part.lines.length
    }
  }
  return { ladder, rungs, ties, ...(awaits && { awaits }) }
}

const pollOf = (pollId: number, polls: readonly Poll[] = []): Poll | undefined => polls.find(({ id }) => id === pollId)

/** The entries that can be chosen in a poll that is not closed. */
function awaitedEntries(poll: Poll | undefined, lines: readonly LadderLine[]): number[] | undefined {
  if (!poll || poll.state === "closed") return
  return lines.flatMap(({ entry }) => (isInPoll(poll, entry) ? [entry.id] : []))
}

/** The criteria of a ladder, or null for one by the overall score. */
export function criteriaOfLadder(
  ladder: LadderName,
  criteria: ResultsSetup["criteria"],
): ResultsSetup["criteria"] | null {
  if (ladder === "overall" || classOfLadder(ladder) !== null) return null
  const section = numberAfter("section", ladder)
  const ids = section === null ? [numberAfter("criterion", ladder)] : criteriaOfSection(section, criteria)
  return criteria.filter(({ id }) => ids.includes(id))
}

/** The class of a ladder of one class alone (0: of the entries in no class); null for other ladders. */
const classOfLadder = (ladder: LadderName): number | null => numberAfter("class", ladder)

/** The ladder of the entries of a class, where each class is a contest of its own. */
export const ladderOfClass = (classId: number | null | undefined): LadderName => `class:${classId ?? NO_CLASS}`

/**
 * The figure of a line on the ladder: overall its points out of what it is measured by, of criteria the same of those on its
 * scorecard. Null if it has no score for it.
 */
function figureOf(line: LadderLine, ids: ReadonlySet<number> | null): Share | null {
  if (ids === null) return line.isScored ? line : null
  const named = line.criteria.filter(({ criterionId }) => ids.has(criterionId))
  if (named.every(({ judgeCount }) => judgeCount === 0)) return null
  const maxPoints = named.reduce((sum, { possiblePoints }) => sum + possiblePoints, 0)
  return { tenths: sumInTenths(named.filter(({ judgeCount }) => judgeCount > 0)), maxPoints }
}

type FigureRules = Pick<LadderRules<unknown>, "setup" | "polls">
type Measure = (line: LadderLine) => Share | null

/** The lines with a figure on the ladder, in groups of equal figures, best first. */
export function groupsByFigure(ladder: LadderName, lines: readonly LadderLine[], rules: FigureRules): LadderLine[][] {
  const groups: { figure: Share; lines: LadderLine[] }[] = []
  const measure = measureOf(ladder, rules)
  const measured = lines.flatMap((line) => {
    const figure = measure(line)
    return figure ? [{ line, figure }] : []
  })
  for (const { line, figure } of measured.sort((a, b) => compareShares(a.figure, b.figure))) {
    const last = groups.at(-1)
    if (last && compareShares(last.figure, figure) === 0) last.lines.push(line)
    else groups.push({ figure, lines: [line] })
  }
  return groups.map(({ lines: equal }) => equal)
}

/** What lines are measured by on a ladder; null for those that are not on it. */
function measureOf(ladder: LadderName, { setup, polls }: FigureRules): Measure {
  const pollId = numberAfter("audience", ladder)
  if (pollId !== null) return votesIn(pollOf(pollId, polls))
  const ids = idsOfLadder(ladder, setup.criteria)
  const classId = classOfLadder(ladder)
  const isOnLadder = ({ entry }: LadderLine) => classId === null || (entry.classId ?? NO_CLASS) === classId
  return (line) => (isOnLadder(line) ? figureOf(line, ids) : null)
}

/** The votes of an entry; null without any. Product rule: a sheet is not needed. */
function votesIn(poll: Poll | undefined): Measure {
  const counts = new Map(poll?.state === "closed" ? poll.counts : [])
  return ({ entry }) => {
    const votes = poll && isInPoll(poll, entry) ? (counts.get(entry.id) ?? 0) : 0
    return votes > 0 ? { tenths: votes, maxPoints: 1 } : null
  }
}

function idsOfLadder(ladder: LadderName, criteria: ResultsSetup["criteria"]): ReadonlySet<number> | null {
  const named = criteriaOfLadder(ladder, criteria)
  return named && new Set(named.map(({ id }) => id))
}

type Position = { ladder: LadderName; place: number }

function tieOf<S extends Settlement>(position: Position, group: TieGroup, rules: LadderRules<S>): LadderTie<S> | null {
  if (group.lines.length < 2) return null
  const measure = measureOf(position.ladder, rules)
  const figures = group.lines.flatMap((line) => measure(line) ?? [])
  const entries = group.lines.map(({ entry }) => entry)
  const key = rules.hash(tieText(position.ladder, figures, group))
  const steps = group.trail.map(({ step, value }) => ({ step, value: value && fractionToNumber(value) }))
  const settlement = settlementOf({ key, entries }, rules.settlements, rules.hash)
  const [first] = figures
  const perPoint = numberAfter("audience", position.ladder) === null ? 10 : 1
  const figure =
    first && haveOneMaximum(figures) ? { points: first.tenths / perPoint, maxPoints: first.maxPoints } : null
  return { ...position, key, entryIds: entries.map(({ id }) => id), figure, steps, settlement }
}

const haveOneMaximum = (figures: readonly Share[]): boolean =>
  figures.every(({ maxPoints }) => maxPoints === figures[0]?.maxPoints)

/**
 * The text that is hashed to a tie's key: its ladder, entry ids, figure, and the values of the steps that were not skipped. Product
 * rule: the figure is tenths and maximum, votes and 1, or where the maxima differ points out of maximum in lowest terms.
 */
function tieText(ladder: LadderName, figures: readonly Share[], { lines, trail }: TieGroup): string {
  const entryIds = lines.map(({ entry }) => entry.id).sort((a, b) => a - b)
  const steps = trail.flatMap(({ step, value }) => (value ? [[step, fractionText(value)]] : []))
  const [{ tenths, maxPoints } = { tenths: 0, maxPoints: 1 }] = figures
  const { numerator, denominator } = fraction(tenths, maxPoints * 10)
  const figure = haveOneMaximum(figures) ? [tenths, maxPoints] : [Number(numerator), Number(denominator)]
  return canonicalJson({ ladder, entryIds, figure, steps })
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
