// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS changes their layout
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid with keyboard navigation
import { plural } from "../../../lib/format.ts"
import { VirtualRows } from "../../../ui/lists/virtual-rows.tsx"
import { countedShort } from "../counted-points.ts"
import { formatPoints, isScored, noPercentText } from "../entry-result.ts"
import { ExplanationChevron } from "../explanation/explanation-button.tsx"
import { PlaceDisc, RankedEntry } from "./ranked-entry.tsx"
import classes from "./ranking.module.css"
import { type RankedRow, type ShownRanking, VIRTUAL_FROM_ROWS } from "./shown-ranking.ts"

/** The ranking on a phone: a short row per entry. */
export function RankingList({ rows, rowCount, showsAverages, ...shared }: ShownRanking & { showsAverages: boolean }) {
  const { applies, countedOf, onExplain } = shared
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
          onExplain={onExplain}
          showsAverages={showsAverages}
        />
      )
    )
  }
  return (
    <div role="table" aria-label="Complete Results" aria-rowcount={rowCount + 1} className={classes.listTable}>
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

type Props = RankedRow & Pick<ShownRanking, "applies" | "countedOf" | "onExplain"> & { showsAverages: boolean }

/** The cells of one entry in the ranking. */
function RankingListRow({ applies, countedOf, onExplain, showsAverages, ...shown }: Props) {
  const { result, isTied, isWinner } = shown
  const { entryId, place, entryName } = result
  const counted = countedOf(result)
  return (
    <>
      <div role="cell" className={classes.listRank}>
        <PlaceDisc place={place} isWinner={isWinner} />
        {isTied && <span className={classes.tie}>tied</span>}
      </div>
      <div role="cell" className={classes.listEntry}>
        <RankedEntry {...shown} hasPhoto={false} />
      </div>
      <div role="cell" className={classes.listOverall}>
        {place === null ? (
          <span className={classes.listQuiet}>{noPercentText(result)}</span>
        ) : (
          <span>{result.overallPercentRounded}%</span>
        )}
        {counted && <div className={classes.listCounted}>{countedShort(counted)}</div>}
      </div>
      <div role="cell" className={classes.listWhy}>
        <ExplanationChevron entryName={entryName} onClick={() => onExplain(entryId)} />
      </div>
      {showsAverages && isScored(result.criteria) && <Averages result={result} applies={applies} />}
    </>
  )
}

function Averages({ result, applies }: Pick<Props, "result" | "applies">) {
  return (
    <div role="cell" className={classes.criteria}>
      {result.criteria.map(({ criterionId, name, average, maxPoints, judgeCount }) => (
        <div key={criterionId} className={classes.criterion}>
          <div title={name}>{name}</div>
          {!applies(result.entryId, criterionId) ? (
            <span className={classes.listJudges}>
              N/A · {formatPoints(average)} / {maxPoints}
            </span>
          ) : judgeCount === 0 ? (
            "–"
          ) : (
            <>
              <b>{formatPoints(average)}</b> / {maxPoints}{" "}
              <span className={classes.listJudges}>{plural(judgeCount, "judge")} scored</span>
            </>
          )}
        </div>
      ))}
    </div>
  )
}
