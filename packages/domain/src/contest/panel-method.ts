import { averageInTenths } from "./tally.ts"

/** The methods that combine the points of a panel, for each criterion and entry. */
export const PANEL_METHODS = ["mean", "trimmedMean", "median"] as const
export type PanelMethod = (typeof PANEL_METHODS)[number]

/** One judge's points for an entry on a criterion: whole numbers, only real scores. */
export type JudgePoints = { judgeId: number; points: number }

/** The exact figure of a panel, sum ÷ count, before rounding. `leftOut`: the judges whose points the method left out. */
type PanelFigure = { sum: number; count: number; leftOut: number[] }

/** With at least four scores, the trimmed mean leaves out one highest and one lowest. */
const FEWEST_TO_TRIM = 4

/**
 * Returns the figure of a panel in points. Product rule: the mean; or the mean without one highest and one lowest of at least
 * four scores; or the median. Of equal scores, the judge with the lowest id is left out at the lower end, and the one with the
 * highest id at the upper end. Sum and count are 0 if nobody has scored.
 */
export function panelFigure(points: readonly JudgePoints[], method: PanelMethod): PanelFigure {
  if (method === "mean") return figureOf(points, [])
  const ascending = points.toSorted((a, b) => a.points - b.points || a.judgeId - b.judgeId)
  if (method === "median") return figureOf(middle(ascending), [])
  const isTrimmed = method === "trimmedMean" && ascending.length >= FEWEST_TO_TRIM
  if (!isTrimmed) return figureOf(ascending, [])
  return figureOf(ascending.slice(1, -1), [...ascending.slice(0, 1), ...ascending.slice(-1)])
}

/** The average as results show it, in whole tenths of a point, rounded half up; 0 if nobody has scored. */
export function panelAverageInTenths(points: readonly JudgePoints[], method: PanelMethod): number {
  const { sum, count } = panelFigure(points, method)
  return averageInTenths(sum, count)
}

const middle = (ascending: JudgePoints[]): JudgePoints[] =>
  ascending.slice(Math.floor((ascending.length - 1) / 2), Math.floor(ascending.length / 2) + 1)

function figureOf(used: readonly JudgePoints[], leftOut: JudgePoints[]): PanelFigure {
  return {
    sum: used.reduce((total, { points }) => total + points, 0),
    count: used.length,
    leftOut: leftOut.map(({ judgeId }) => judgeId),
  }
}
