import { readText } from "../text/typed-text.ts"

/** Points that a judge gives for a criterion. */
export type ScoreLine = { criterionId: number; points: number }

/** Points as they are stored. `isScore` is false for the 0 of a criterion that did not apply: it never counts. */
export type StoredLine = ScoreLine & { isScore: boolean }

/** One judge's scores and comment for one entry; a draft until it is submitted. */
export type SheetState = { isSubmitted: boolean; comments: string; scores: StoredLine[] }

/** Points as a judge sends them. `isScore` is false if the device showed that the criterion does not apply. */
export type SentLine = ScoreLine & { isScore?: boolean | undefined }

/** A sheet as a judge sends it. `setupVersion` is the event's version that the judge saw, if the device sends it. */
export type SentSheet = {
  isSubmitted: boolean
  comments: string
  scores: SentLine[]
  setupVersion?: number | null | undefined
}

// One sheet has two forms: lines, as they are sent, stored and answered, and points by criterion, as a judge edits them.
// Everything that turns one into the other is here.

/** Points by criterion; unscored ones are missing. */
type PointsByCriterion = Readonly<Record<number, number>>

/** The lines as points by criterion. */
export const pointsOfLines = (lines: readonly ScoreLine[]): PointsByCriterion =>
  Object.fromEntries(lines.map(({ criterionId, points }) => [criterionId, points]))

/** The points as lines, in the order of the criteria's ids. */
export const linesOfPoints = (points: PointsByCriterion): ScoreLine[] =>
  Object.entries(points).map(([id, given]) => ({ criterionId: Number(id), points: given }))

/** The lines without what only the sender or the database needs, as a call answers them. */
export const plainLines = (lines: readonly ScoreLine[]): ScoreLine[] =>
  lines.map(({ criterionId, points }) => ({ criterionId, points }))

/** The same without the lines of criteria that did not apply. */
export const scoredLines = (lines: readonly StoredLine[]): ScoreLine[] =>
  plainLines(lines.filter(({ isScore }) => isScore))

// Whether two sheets are equal is asked in three ways, and all of them are here. Two other questions have their own functions: whether
// a submit repeats a locked sheet (`repeats`), and whether an answer confirms what was sent (`isAnswerTo` in the outbox).

type Content = { comments: string; scores: readonly ScoreLine[] }

/** Whether two stored sheets are the same: state, comment, points, and which points are scores, in any order of lines. */
export function isSameSheet(a: SheetState, b: SheetState): boolean {
  if (a.isSubmitted !== b.isSubmitted || !hasSameContent(a, b)) return false
  const isScore = new Map(a.scores.map((line) => [line.criterionId, line.isScore]))
  return b.scores.every((line) => isScore.get(line.criterionId) === line.isScore)
}

/** Whether two sheets have the same points and comment. A criterion without a line is unscored, which is not 0. */
export function hasSameContent(a: Content, b: Content): boolean {
  return (
    isSameComment(a.comments, b.comments) &&
    a.scores.length === b.scores.length &&
    haveSamePoints(a.scores, b.scores, null)
  )
}

/** Whether two sheets are the same once submitted: then a criterion without a line counts as 0. */
export function isSameWhenSubmitted(a: Content, b: Content): boolean {
  return isSameComment(a.comments, b.comments) && haveSamePoints(a.scores, b.scores, 0)
}

/** A server stores a comment as `readText` reads it; one that an older version stored may still hold what that leaves out. */
export const isSameComment = (a: string, b: string): boolean => a === b || readText(a) === readText(b)

function haveSamePoints(a: readonly ScoreLine[], b: readonly ScoreLine[], unscored: 0 | null): boolean {
  const pointsOf = (lines: readonly ScoreLine[]) =>
    new Map(lines.map(({ criterionId, points }) => [criterionId, points] as const))
  const [one, other] = [pointsOf(a), pointsOf(b)]
  const ids = new Set([...one.keys(), ...other.keys()])
  return [...ids].every((id) => (one.get(id) ?? unscored) === (other.get(id) ?? unscored))
}

type Comparable = Content & { isSubmitted: boolean }

/**
 * State, comment and points of a sheet in one form for equal sheets, whatever the order of their lines, for a hash or a text. Hashes in
 * databases and texts on devices were made from it, so it must not change.
 */
export const comparable = ({ isSubmitted, comments, scores }: Comparable): readonly unknown[] => [
  isSubmitted,
  comments,
  scores.map(({ criterionId, points }) => [criterionId, points] as const).sort(([a], [b]) => a - b),
]
