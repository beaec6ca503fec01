import { type AppliedTo, type Applying, criterionApplies, notApplyingWords } from "../contest/applicability.ts"
import { type CountedScore, closePercents, countedScore } from "../contest/counted-score.ts"
import type { NotApplicable } from "../contest/rules.ts"
import { scorecardOf } from "../contest/scorecard.ts"
import { inCriteriaOrder } from "../contest/sections.ts"
import { maxPointsOf } from "../contest/shown-points.ts"
import type { EntryStatus, WithStatus } from "../entries/entry-status.ts"

type Criterion = Applying & { id: number; name: string; maxPoints: number; order: number; countsOverall: boolean }

/** The parts of a published version that owners' pages use. */
type PublishedScores = {
  criteria: readonly Criterion[]
  rules: { notApplicable?: NotApplicable | undefined }
  entries: readonly (AppliedTo & WithStatus & { id: number })[]
  results: readonly {
    entryId: number
    place: number | null
    overallPercentRounded: number | null
    maxPoints?: number | undefined
    criteria: readonly { criterionId: number; average: number; judgeCount: number }[]
  }[]
  judges: readonly { id: number; name: string }[]
  sheets: readonly { judgeId: number; entryId: number; isSubmitted: boolean; comments: string }[]
}

/**
 * What an owner sees of their own entry in addition: its averages, what they add up to, why it has no place and what is left out
 * of its points (`notes`), and the judges' comments; `judge` is null if the event hides judges' names.
 */
export type OwnerView = {
  criteria: { name: string; average: number; maxPoints: number }[]
  score: CountedScore | null
  notes: string[]
  comments: { judge: string | null; text: string }[]
}

/** Returns the criteria in their order, without those that nobody has scored, and the comments, without empty ones. */
export function ownerView(version: PublishedScores, entryId: number, showsJudges: boolean): OwnerView {
  const { criteria, results, sheets, judges } = version
  const names = new Map(judges.map(({ id, name }) => [id, name]))
  const result = results.find((one) => one.entryId === entryId)
  const averages = new Map(result?.criteria.map((line) => [line.criterionId, line]))
  const entry = version.entries.find(({ id }) => id === entryId)
  const inOrder = inCriteriaOrder(scorecardOf(criteria, entry ?? {}))
  const scored = inOrder.flatMap((criterion) => {
    const own = averages.get(criterion.id)
    return own && own.judgeCount > 0 ? [{ ...criterion, average: own.average }] : []
  })
  const score = result ? countedScore(result, criteria, closePercents(results)) : null
  return {
    criteria: scored.map(({ name, average, maxPoints }) => ({ name, average, maxPoints })),
    score,
    notes: [
      ...notPlacedWords(entry?.status),
      ...(score ? leftOutOf(score, inOrder, { scored, entry, notApplicable: version.rules.notApplicable }) : []),
    ],
    comments: sheets
      .filter((sheet) => sheet.entryId === entryId && sheet.isSubmitted && sheet.comments.trim() !== "")
      .map(({ judgeId, comments }) => ({ judge: showsJudges ? (names.get(judgeId) ?? null) : null, text: comments })),
  }
}

/** Why an entry with scores has no place, in the words of the line below the ranking. Product rule: nothing says why it is not placed. */
function notPlacedWords(status: EntryStatus | undefined): string[] {
  if (status === "withdrawn") return ["Withdrawn."]
  return status === "disqualified" ? ["Not placed."] : []
}

type Own = {
  scored: readonly Criterion[]
  entry: AppliedTo | undefined
  notApplicable: NotApplicable | undefined
}

/** Why the averages do not add up to the total, where they do not: each reason in a sentence. */
function leftOutOf({ maxPoints }: CountedScore, criteria: readonly Criterion[], own: Own): string[] {
  const { scored, entry, notApplicable } = own
  const isScored = ({ id }: Criterion) => scored.some((one) => one.id === id)
  const unscored = criteria.filter((one) => one.countsOverall && !isScored(one))
  const open = unscored.filter((one) => entry !== undefined && criterionApplies(one, entry))
  const closed = unscored.filter((one) => !open.includes(one))
  const apart = scored.filter((one) => !one.countsOverall)
  return [
    ...(closed.length > 0 && notApplicable !== "leftOut"
      ? [notApplyingWords(maxPointsOf({ criteria: closed }), maxPoints)]
      : []),
    ...open.map((one) => `Nobody has scored ${one.name}: its ${one.maxPoints} points count as 0.`),
    ...apart.map(({ name }) => `${name} counts for its own awards only, not in the percent.`),
  ]
}
