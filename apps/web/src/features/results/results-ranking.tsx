// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS lays their rows out anew
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid to move about in
import { Switch } from "@mantine/core"
import { useState } from "react"
import { VirtualRows } from "../../ui/lists/virtual-rows.tsx"
import classes from "./results-ranking.module.css"
import { ResultsRow } from "./results-row.tsx"
import type { EntryResult } from "./winners/result-explanation.ts"

/** From here on only the rows in sight are in the page. */
const VIRTUAL_FROM_ROWS = 60
/** The averages of more criteria than these part the ranks so far that nobody sees who stands beside whom. */
const FEW_CRITERIA = { phone: 6, desk: 12 }
const PHONE = "(max-width: 47.99em)"

type Props = {
  results: readonly EntryResult[]
  shared: ReadonlySet<number>
  /** Who is confirmed as the overall winner. */
  winnerIds: ReadonlySet<number>
  /** The names of the event's classes. */
  classNames: ReadonlyMap<number, string>
  /** Asks why the entry stands where it stands. */
  onWhy: (entryId: number) => void
}

/** Every entry by place, each with its averages. */
export function ResultsRanking({ results, shared, winnerIds, classNames, onWhy }: Props) {
  const [showsAverages, setShowsAverages] = useState(() => {
    const few = window.matchMedia(PHONE).matches ? FEW_CRITERIA.phone : FEW_CRITERIA.desk
    return (results[0]?.criteria.length ?? 0) <= few
  })
  const attributes = (index: number) => ({ role: "row", "aria-rowindex": index + 2, className: classes.row })
  const row = (index: number) => {
    const result = results[index]
    return (
      result && (
        <ResultsRow
          result={result}
          isTied={result.place !== null && shared.has(result.place)}
          className={result.classId === null ? null : (classNames.get(result.classId) ?? null)}
          isWinner={winnerIds.has(result.entryId)}
          showsAverages={showsAverages}
          onWhy={() => onWhy(result.entryId)}
        />
      )
    )
  }
  return (
    <>
      <Switch
        label="Show the average of every criterion"
        mb="sm"
        checked={showsAverages}
        onChange={(event) => setShowsAverages(event.currentTarget.checked)}
      />
      <div role="table" aria-label="Complete Results" aria-rowcount={results.length + 1} className={classes.table}>
        <div role="rowgroup">
          <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.head}`}>
            <div role="columnheader">Rank</div>
            <div role="columnheader">Entry</div>
            <div role="columnheader" className={classes.end}>
              Overall
            </div>
            <div role="columnheader" />
          </div>
        </div>
        {results.length < VIRTUAL_FROM_ROWS ? (
          <div role="rowgroup">
            {results.map(({ entryId }, index) => (
              <div key={entryId} {...attributes(index)}>
                {row(index)}
              </div>
            ))}
          </div>
        ) : (
          <VirtualRows
            key={String(showsAverages)}
            count={results.length}
            rowKey={(index) => results[index]?.entryId ?? index}
            attributes={attributes}
            row={row}
          />
        )}
      </div>
    </>
  )
}
