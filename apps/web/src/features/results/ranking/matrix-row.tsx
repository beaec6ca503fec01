import type { CSSProperties } from "react"
import { plural } from "../../../lib/format.ts"
import { ExplanationChevron } from "../explanation/explanation-button.tsx"
import { formatPoints, noPercentText } from "../winners/result-explanation.ts"
import { type CellPoints, type ColumnScale, cellPoints, columnKey, type RankingColumn } from "./column-scales.ts"
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
    scales: ReadonlyMap<number | string, ColumnScale>
  }

/** One entry of the matrix. */
export function MatrixRow({ index, rowIndex, measure, columns, scales, ...ranking }: Props) {
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
        <RankedEntry {...shown} hasPhoto />
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
        <Cell
          key={columnKey(column)}
          isFolded={!("criterionId" in column)}
          cell={cellPoints(result, column, applies)}
          scale={scales.get(columnKey(column))}
        />
      ))}
    </tr>
  )
}

type CellProps = { isFolded: boolean; cell: CellPoints | null; scale: ColumnScale | undefined }

/** The points of an entry in a column. What does not apply to it is shown with what it counts, so that a row adds up. */
function Cell({ isFolded, cell, scale }: CellProps) {
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
  const shown = formatPoints(points)
  return (
    <td className={classes.points} style={tone}>
      <b data-whole={!shown.includes(".") || undefined}>{shown}</b>
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
