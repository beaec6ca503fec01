import type { CSSProperties } from "react"
import { plural } from "../../../lib/format.ts"
import { ExplanationChevron } from "../explanation/explanation-button.tsx"
import { formatPoints, noPercentText } from "../winners/result-explanation.ts"
import { type CellPoints, cellPoints, columnKey, type RankingColumn, type ToneOf } from "./cell-tones.ts"
import { countedShort } from "./counted-points.ts"
import { PlaceDisc } from "./place-disc.tsx"
import { RankedEntry } from "./ranked-entry.tsx"
import classes from "./ranking-matrix.module.css"
import type { RankedRow, ShownRanking } from "./shown-ranking.ts"

type Props = RankedRow &
  Pick<ShownRanking, "applies" | "countedOf" | "onExplain"> & {
    index: number
    rowIndex: number
    measure: ((row: HTMLTableRowElement | null) => void) | undefined
    columns: readonly RankingColumn[]
    toneOf: ToneOf
  }

/** One entry of the matrix. */
export function MatrixRow({ index, rowIndex, measure, columns, toneOf, ...ranking }: Props) {
  const { applies, countedOf, onExplain, ...shown } = ranking
  const { result, isTied, isWinner } = shown
  const { entryId, place, entryName } = result
  const counted = countedOf(result)
  return (
    <tr ref={measure} data-index={index} aria-rowindex={rowIndex} data-winner={isWinner || undefined}>
      <td className={classes.rank}>
        <PlaceDisc place={place} isWinner={isWinner} />
        {isTied && <span className={classes.tied}>tied</span>}
      </td>
      <th scope="row" className={classes.entry}>
        <RankedEntry {...shown} />
      </th>
      <td className={classes.overall}>
        {place === null ? (
          <span className={classes.quiet}>{noPercentText(result)}</span>
        ) : (
          <span>{result.overallPercentRounded}%</span>
        )}
        {counted && <span className={classes.counted}>{countedShort(counted)}</span>}
      </td>
      <td className={classes.why}>
        <ExplanationChevron entryName={entryName} onClick={() => onExplain(entryId)} className={classes.explain} />
      </td>
      {columns.map((column) => (
        <Cell key={columnKey(column)} column={column} cell={cellPoints(result, column, applies)} toneOf={toneOf} />
      ))}
    </tr>
  )
}

/** The points of an entry in a column. What does not apply to it is shown with what it counts, so that a row adds up. */
function Cell({ column, cell, toneOf }: { column: RankingColumn; cell: CellPoints | null; toneOf: ToneOf }) {
  if (!cell) return <td className={classes.none}>–</td>
  const isFolded = !("criterionId" in column)
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
  const tone: CSSProperties & { "--share": string } = { "--share": `${Math.round(100 * toneOf(column, cell))}%` }
  return (
    <td className={classes.points} style={tone}>
      <b>{formatPoints(points)}</b>
      {/* The column's head has the maximum of a folded section. */}
      {isFolded ? openPoints < maxPoints && <span className={classes.open}> / {openPoints}</span> : ` / ${maxPoints}`}
      {!isFolded && <div className={classes.judges}>{plural(judgeCount, "judge")} scored</div>}
    </td>
  )
}
