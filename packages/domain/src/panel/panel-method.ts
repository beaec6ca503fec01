import { averageInTenths } from "../results/tally.ts"

/** How the points of a panel become one number, for each criterion and entry. */
export const PANEL_METHODS = ["mean", "trimmedMean", "median"] as const
export type PanelMethod = (typeof PANEL_METHODS)[number]

/** What one judge gave an entry for a criterion; whole points, and only those that are scores. */
export type JudgePoints = { judgeId: number; points: number }

/** The figure of a panel before it is rounded: sum ÷ count, exactly. `leftOut`: the judges whose points the method left out. */
export type PanelFigure = { sum: number; count: number; leftOut: number[] }

/** From four scores on a trimmed mean leaves one highest and one lowest out. */
const FEWEST_TO_TRIM = 4

/**
 * The figure of a panel in points. Product rule: the mean; or the mean without one highest and one lowest of four or more;
 * or the middle score or the mean of the two middle ones. Of equal scores the judge with the lowest id is left out at the
 * lower end and the one with the highest id at the upper end. Sum and count are 0 where nobody has scored.
 */
export function panelFigure(points: readonly JudgePoints[], method: PanelMethod): PanelFigure {
  const ascending = points.toSorted((a, b) => a.points - b.points || a.judgeId - b.judgeId)
  if (method === "median") return figureOf(middle(ascending), [])
  const isTrimmed = method === "trimmedMean" && ascending.length >= FEWEST_TO_TRIM
  if (!isTrimmed) return figureOf(ascending, [])
  return figureOf(ascending.slice(1, -1), [...ascending.slice(0, 1), ...ascending.slice(-1)])
}

/** The average that results show, in whole tenths of a point, half up; 0 where nobody has scored. */
export function panelAverageInTenths(points: readonly JudgePoints[], method: PanelMethod): number {
  const { sum, count } = panelFigure(points, method)
  return averageInTenths(sum, count)
}

const middle = (ascending: JudgePoints[]): JudgePoints[] =>
  ascending.slice(Math.floor((ascending.length - 1) / 2), Math.floor(ascending.length / 2) + 1)

function figureOf(used: JudgePoints[], leftOut: JudgePoints[]): PanelFigure {
  return {
    sum: used.reduce((total, { points }) => total + points, 0),
    count: used.length,
    leftOut: leftOut.map(({ judgeId }) => judgeId),
  }
}
