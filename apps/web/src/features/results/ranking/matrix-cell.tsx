import type { CSSProperties } from "react"
import { plural } from "../../../lib/format.ts"
import { formatPoints } from "../entry-result.ts"
import type { CellPoints } from "./column-points.ts"
import classes from "./ranking.module.css"

type Props = { isFolded: boolean; cell: CellPoints | null; most: number | undefined }

/** The points of an entry in a column. What does not apply to it is shown with what it counts, so that a row adds up. */
export function MatrixCell({ isFolded, cell, most }: Props) {
  if (!cell) return <td className={classes.none}>–</td>
  const { points, openPoints, maxPoints, hasScores, judgeCount } = cell
  if (openPoints === 0)
    return (
      <td className={classes.none}>
        N/A
        {(!isFolded || points > 0) && (
          <div className={classes.matrixCellJudges}>
            {formatPoints(points)} / {maxPoints}
          </div>
        )}
      </td>
    )
  if (!hasScores) return <td className={classes.none}>–</td>
  return (
    <td className={classes.points} data-best={points === most || undefined}>
      {isFolded ? (
        <>
          {/* One decimal and one width, so that the digits of a column are below each other. */}
          <b className={classes.figure} style={digitsOf(maxPoints)}>
            {points.toFixed(1)}
          </b>
          {/* The column's head has the maximum of all. */}
          {openPoints < maxPoints && <span className={classes.open}> / {openPoints}</span>}
        </>
      ) : (
        <>
          <b>{formatPoints(points)}</b> / {maxPoints}
        </>
      )}
      <Bar {...cell} />
      {!isFolded && <div className={classes.matrixCellJudges}>{plural(judgeCount, "judge")} scored</div>}
    </td>
  )
}

/** Its length is the share of the column's maximum that the entry can get, and its points fill it. */
function Bar({ points, openPoints, maxPoints }: CellPoints) {
  const lengths: CSSProperties & { "--points": string; "--open": string } = {
    "--points": percentOf(points, openPoints),
    "--open": percentOf(openPoints, maxPoints),
  }
  return <div className={classes.bar} style={lengths} />
}

const digitsOf = (maxPoints: number): CSSProperties & { "--digits": number } => ({
  "--digits": String(maxPoints).length,
})

const percentOf = (part: number, whole: number): string => `${Math.round((1000 * part) / whole) / 10}%`
