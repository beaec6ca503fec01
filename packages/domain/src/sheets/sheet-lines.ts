import type { ScoreLine, StoredLine } from "./sheet.ts"

// One sheet has two forms: lines, as they are sent, stored and answered, and points by criterion, as a judge edits them.
// Everything that turns one into the other is here.

/** Points by criterion; unscored ones are missing. */
export type PointsByCriterion = Readonly<Record<number, number>>

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
