import type { CSSProperties } from "react"
import { plural } from "../../../lib/format.ts"
import { ExplanationChevron } from "../explanation/explanation-button.tsx"
import { formatPoints, noPercentText } from "../winners/result-explanation.ts"
import { countedShort } from "./counted-points.ts"
import { PlaceDisc } from "./place-disc.tsx"
import { RankedEntry } from "./ranked-entry.tsx"
import classes from "./ranking-matrix.module.css"
import { type RankingSection, sectionPoints } from "./ranking-sections.ts"
import type { RankedRow, ShownRanking } from "./shown-ranking.ts"

type Column = RankingSection["criteria"][number] | RankingSection

type Props = RankedRow &
  Pick<ShownRanking, "applies" | "countedOf" | "onExplain"> & {
    index: number
    rowIndex: number
    measure: ((row: HTMLTableRowElement | null) => void) | undefined
    columns: readonly Column[]
  }

/** One entry of the matrix. */
export function MatrixRow({ index, rowIndex, measure, columns, applies, countedOf, onExplain, ...shown }: Props) {
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
        {counted && <div className={classes.counted}>{countedShort(counted)}</div>}
      </td>
      <td className={classes.why}>
        <ExplanationChevron entryName={entryName} onClick={() => onExplain(entryId)} className={classes.explain} />
      </td>
      {columns.map((column) =>
        "criterionId" in column ? (
          <CriterionCell key={column.criterionId} {...{ result, applies }} criterionId={column.criterionId} />
        ) : (
          <SectionCell key={column.name} {...{ result, applies }} section={column} />
        ),
      )}
    </tr>
  )
}

/**
 * The strength of a cell's colour: none up to half of the points that are open to the entry, full for all of them, and in between
 * more than in proportion, because most cells are near the end.
 */
function toneOf(points: number, openPoints: number): CSSProperties & { "--share": string } {
  const aboveHalf = Math.min(1, Math.max(0, (points / openPoints) * 2 - 1))
  return { "--share": `${Math.round(100 * aboveHalf ** 2)}%` }
}

type CellProps = Pick<RankedRow, "result"> & Pick<ShownRanking, "applies">

function CriterionCell({ result, applies, criterionId }: CellProps & { criterionId: number }) {
  const criterion = result.criteria.find((one) => one.criterionId === criterionId)
  if (!criterion) return <td className={classes.none}>–</td>
  const { average, maxPoints, judgeCount } = criterion
  if (!applies(result.entryId, criterionId)) return <NotApplicable points={average} maxPoints={maxPoints} />
  if (judgeCount === 0) return <td className={classes.none}>–</td>
  return (
    <td className={classes.points} style={toneOf(average, maxPoints)}>
      <b>{formatPoints(average)}</b> / {maxPoints}
      <div className={classes.judges}>{plural(judgeCount, "judge")} scored</div>
    </td>
  )
}

function SectionCell({ result, applies, section }: CellProps & { section: RankingSection }) {
  const { points, maxPoints, naPoints, hasScores } = sectionPoints(result, section, (criterionId) =>
    applies(result.entryId, criterionId),
  )
  if (naPoints === maxPoints) return <NotApplicable points={points} maxPoints={maxPoints} />
  if (!hasScores) return <td className={classes.none}>–</td>
  return (
    <td className={classes.points} style={toneOf(points, maxPoints - naPoints)}>
      <b>{formatPoints(points)}</b>
      {naPoints > 0 && <div className={classes.judges}>{naPoints} N/A</div>}
    </td>
  )
}

/** What does not apply, with what it counts, so that a row adds up. */
const NotApplicable = ({ points, maxPoints }: { points: number; maxPoints: number }) => (
  <td className={classes.none}>
    N/A
    <div className={classes.judges}>
      {formatPoints(points)} / {maxPoints}
    </div>
  </td>
)
