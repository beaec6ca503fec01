import { NO_SCORECARD } from "@rosette/domain/contest/scorecard"
import type { CSSProperties } from "react"
import { plural } from "../../../lib/format.ts"
import { countedShort } from "../counted-points.ts"
import { formatPoints, noPercentText } from "../entry-result.ts"
import { ExplanationChevron } from "../explanation/explanation-button.tsx"
import { type CellPoints, cellPoints, columnKey, type RankingColumn } from "./column-points.ts"
import { PlaceDisc, Quiet, RankedEntry } from "./ranked-entry.tsx"
import classes from "./ranking.module.css"
import type { RankedRow, ShownRanking } from "./shown-ranking.ts"

type Props = RankedRow &
  Pick<ShownRanking, "applies" | "countedOf" | "isLeftOut" | "onExplain"> & {
    index: number
    rowIndex: number
    measure: ((row: HTMLTableRowElement | null) => void) | undefined
    columns: readonly RankingColumn[]
    most: ReadonlyMap<number | string, number>
  }

/** One entry of the matrix. */
export function MatrixRow({ index, rowIndex, measure, columns, most, ...ranking }: Props) {
  const { applies, countedOf, isLeftOut, onExplain, ...shown } = ranking
  const { result, percent, isWithoutScorecard, isTied, isWinner } = shown
  const { entryId, place, entryName } = result
  const counted = countedOf(result)
  return (
    <tr ref={measure} data-index={index} aria-rowindex={rowIndex} data-winner={isWinner || undefined}>
      <td className={classes.rank}>
        <PlaceDisc place={place} isWinner={isWinner} />
        {isTied && <Quiet>tied</Quiet>}
      </td>
      <th scope="row" className={classes.entry}>
        <RankedEntry {...shown} hasPhoto />
      </th>
      <td className={classes.overall}>
        {percent === null ? (
          <Quiet>{isWithoutScorecard ? NO_SCORECARD : noPercentText(result)}</Quiet>
        ) : (
          <span>{percent}</span>
        )}
        {counted && <span className={classes.counted}>{countedShort(counted)}</span>}
      </td>
      <td className={classes.why}>
        <ExplanationChevron entryName={entryName} onClick={() => onExplain(entryId)} className={classes.explain} />
      </td>
      {columns.map((column) => (
        <MatrixCell
          key={columnKey(column)}
          isFolded={!("criterionId" in column)}
          isLeftOut={isLeftOut}
          cell={cellPoints(result, column, applies)}
          most={most.get(columnKey(column))}
        />
      ))}
    </tr>
  )
}

type MatrixCellProps = { isFolded: boolean; isLeftOut: boolean; cell: CellPoints | null; most: number | undefined }

/** The points of an entry in a column. What does not apply to it is shown with what it counts, so that a row adds up. */
function MatrixCell({ isFolded, isLeftOut, cell, most }: MatrixCellProps) {
  if (!cell) return <td className={classes.none}>–</td>
  const { points, openPoints, maxPoints, hasScores, judgeCount } = cell
  if (openPoints === 0)
    return (
      <td className={classes.none}>
        N/A
        {!isLeftOut && (!isFolded || points > 0) && (
          <Quiet>
            {formatPoints(points)} / {maxPoints}
          </Quiet>
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
      {!isFolded && <Quiet>{plural(judgeCount, "judge")} scored</Quiet>}
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
