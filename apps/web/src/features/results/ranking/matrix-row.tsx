import { countedShort } from "../counted-points.ts"
import { noPercentText } from "../entry-result.ts"
import { ExplanationChevron } from "../explanation/explanation-button.tsx"
import { cellPoints, columnKey, type RankingColumn } from "./column-points.ts"
import { MatrixCell } from "./matrix-cell.tsx"
import { PlaceDisc } from "./place-disc.tsx"
import { RankedEntry } from "./ranked-entry.tsx"
import classes from "./ranking.module.css"
import type { RankedRow, ShownRanking } from "./shown-ranking.ts"

type Props = RankedRow &
  Pick<ShownRanking, "applies" | "countedOf" | "onExplain"> & {
    index: number
    rowIndex: number
    measure: ((row: HTMLTableRowElement | null) => void) | undefined
    columns: readonly RankingColumn[]
    most: ReadonlyMap<number | string, number>
  }

/** One entry of the matrix. */
export function MatrixRow({ index, rowIndex, measure, columns, most, ...ranking }: Props) {
  const { applies, countedOf, onExplain, ...shown } = ranking
  const { result, isTied, isWinner } = shown
  const { entryId, place, entryName } = result
  const counted = countedOf(result)
  return (
    <tr ref={measure} data-index={index} aria-rowindex={rowIndex} data-winner={isWinner || undefined}>
      <td className={classes.matrixRank}>
        <PlaceDisc place={place} isWinner={isWinner} />
        {isTied && <span className={classes.tied}>tied</span>}
      </td>
      <th scope="row" className={classes.matrixEntry}>
        <RankedEntry {...shown} hasPhoto />
      </th>
      <td className={classes.matrixOverall}>
        {place === null ? (
          <span className={classes.matrixQuiet}>{noPercentText(result)}</span>
        ) : (
          <span>{result.overallPercentRounded}%</span>
        )}
        {counted && <span className={classes.matrixCounted}>{countedShort(counted)}</span>}
      </td>
      <td className={classes.matrixWhy}>
        <ExplanationChevron entryName={entryName} onClick={() => onExplain(entryId)} className={classes.explain} />
      </td>
      {columns.map((column) => (
        <MatrixCell
          key={columnKey(column)}
          isFolded={!("criterionId" in column)}
          cell={cellPoints(result, column, applies)}
          most={most.get(columnKey(column))}
        />
      ))}
    </tr>
  )
}
