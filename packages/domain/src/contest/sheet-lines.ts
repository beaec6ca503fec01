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
