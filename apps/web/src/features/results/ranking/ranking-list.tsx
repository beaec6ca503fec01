// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS changes their layout
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid with keyboard navigation
import { VirtualRows } from "../../../ui/lists/virtual-rows.tsx"
import classes from "./ranking.module.css"
import { RankingListRow } from "./ranking-list-row.tsx"
import { type ShownRanking, VIRTUAL_FROM_ROWS } from "./shown-ranking.ts"

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
