import type { CSSProperties } from "react"
import { plural } from "../../../lib/format.ts"
import { formatPoints } from "../winners/result-explanation.ts"
import type { CellPoints, ColumnScale } from "./column-scales.ts"
import classes from "./matrix-cell.module.css"

type Props = { isFolded: boolean; cell: CellPoints | null; scale: ColumnScale | undefined }

/** The points of an entry in a column. What does not apply to it is shown with what it counts, so that a row adds up. */
export function MatrixCell({ isFolded, cell, scale }: Props) {
  if (!cell) return <td className={classes.none}>–</td>
  const { points, openPoints, maxPoints, hasScores, judgeCount } = cell
  if (openPoints === 0)
    return (
      <td className={classes.none}>
        N/A
        {(!isFolded || points > 0) && (
          <div className={classes.judges}>
            {formatPoints(points)} / {maxPoints}
          </div>
        )}
      </td>
    )
  if (!hasScores) return <td className={classes.none}>–</td>
  const tone: CSSProperties & { "--share": string } = { "--share": `${Math.round(100 * (scale?.toneOf(cell) ?? 0))}%` }
  return (
    <td className={classes.points} style={tone}>
      {/* One decimal each, so that the digits of a folded column are below each other. */}
      <b>{isFolded ? points.toFixed(1) : formatPoints(points)}</b>
      {/* The column's head has the maximum of a folded section. */}
      {isFolded ? (
        scale?.hasPartial && <span className={classes.open}>{openPoints < maxPoints && ` / ${openPoints}`}</span>
      ) : (
        <>
          {` / ${maxPoints}`}
          <div className={classes.judges}>{plural(judgeCount, "judge")} scored</div>
        </>
      )}
    </td>
  )
}
