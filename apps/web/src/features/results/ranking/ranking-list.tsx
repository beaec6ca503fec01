// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS changes their layout
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid with keyboard navigation
import { NO_SCORECARD } from "@rosette/domain/contest/scorecard"
import { plural } from "../../../lib/format.ts"
import { VirtualRows } from "../../../ui/lists/virtual-rows.tsx"
import { countedShort } from "../counted-points.ts"
import { formatPoints, isScored, noPercentText } from "../entry-result.ts"
import { ExplanationChevron } from "../explanation/explanation-button.tsx"
import { PlaceDisc, Quiet, RankedEntry } from "./ranked-entry.tsx"
import classes from "./ranking.module.css"
import { type RankedRow, type ShownRanking, VIRTUAL_FROM_ROWS } from "./shown-ranking.ts"

/** The ranking on a phone: a short row per entry. */
export function RankingList({ rows, rowCount, showsAverages, ...shared }: ShownRanking & { showsAverages: boolean }) {
  const { applies, countedOf, isLeftOut, onExplain } = shared
  const count = rows.length
  const attributes = (index: number) => ({ role: "row", "aria-rowindex": index + 2, className: classes.row })
  const row = (index: number) => {
    const shown = rows[index]
    return (
      shown && (
        <RankingListRow
          {...shown}
          applies={applies}
          countedOf={countedOf}
          isLeftOut={isLeftOut}
          onExplain={onExplain}
          showsAverages={showsAverages}
        />
      )
    )
  }
  return (
    <div role="table" aria-label="Complete Results" aria-rowcount={rowCount + 1} className={classes.list}>
      <div role="rowgroup" className={classes.listHead}>
        <div role="row" aria-rowindex={1}>
          <div role="columnheader">Place</div>
          <div role="columnheader">Entry</div>
          <div role="columnheader">Overall</div>
          <div role="columnheader" />
        </div>
      </div>
      {count < VIRTUAL_FROM_ROWS ? (
        <div role="rowgroup">
          {rows.map(({ result }, index) => (
            <div key={result.entryId} {...attributes(index)}>
              {row(index)}
            </div>
          ))}
        </div>
      ) : (
        <VirtualRows
          key={String(showsAverages)}
          count={count}
          rowKey={(index) => rows[index]?.result.entryId ?? index}
          attributes={attributes}
          row={row}
        />
      )}
    </div>
  )
}

type Props = RankedRow &
  Pick<ShownRanking, "applies" | "countedOf" | "isLeftOut" | "onExplain"> & { showsAverages: boolean }

/** The cells of one entry in the ranking. */
function RankingListRow({ applies, countedOf, isLeftOut, onExplain, showsAverages, ...shown }: Props) {
  const { result, percent, isWithoutScorecard, isTied, isWinner } = shown
  const { entryId, place, entryName } = result
  const counted = countedOf(result)
  return (
    <>
      <div role="cell" className={classes.rank}>
        <PlaceDisc place={place} isWinner={isWinner} />
        {isTied && <Quiet>tied</Quiet>}
      </div>
      <div role="cell" className={classes.entry}>
        <RankedEntry {...shown} hasPhoto={false} />
      </div>
      <div role="cell" className={classes.overall}>
        {percent === null ? (
          <Quiet>{isWithoutScorecard ? NO_SCORECARD : noPercentText(result)}</Quiet>
        ) : (
          <span>{percent}</span>
        )}
        {counted && <Quiet>{countedShort(counted)}</Quiet>}
      </div>
      <div role="cell" className={classes.why}>
        <ExplanationChevron entryName={entryName} onClick={() => onExplain(entryId)} />
      </div>
      {showsAverages && isScored(result.criteria) && (
        <Averages result={result} applies={applies} isLeftOut={isLeftOut} />
      )}
    </>
  )
}

function Averages({ result, applies, isLeftOut }: Pick<Props, "result" | "applies" | "isLeftOut">) {
  return (
    <div role="cell" className={classes.criteria}>
      {result.criteria.map(({ criterionId, name, average, maxPoints, judgeCount }) => (
        <div key={criterionId}>
          <Quiet>{name}</Quiet>
          {!applies(result.entryId, criterionId) ? (
            <Quiet>{isLeftOut ? "N/A" : `N/A · ${formatPoints(average)} / ${maxPoints}`}</Quiet>
          ) : judgeCount === 0 ? (
            "–"
          ) : (
            <>
              <b>{formatPoints(average)}</b> / {maxPoints} <Quiet>{plural(judgeCount, "judge")} scored</Quiet>
            </>
          )}
        </div>
      ))}
    </div>
  )
}
