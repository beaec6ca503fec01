// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS changes their layout
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid with keyboard navigation
import { Button } from "@mantine/core"
import { useState } from "react"
import { formatNumber } from "../../../lib/format.ts"
import { VirtualRows } from "../../../ui/lists/virtual-rows.tsx"
import classes from "./ranking-list.module.css"
import { RankingListRow } from "./ranking-list-row.tsx"
import { type ShownRanking, VIRTUAL_FROM_ROWS } from "./shown-ranking.ts"

/** How many are shown at first, so that what follows is not far below. */
const FIRST_ROWS = 20

/** The ranking on a phone: a short row per entry, only the first twenty at first. */
export function RankingList({ rows, onExplain, applies, showsAverages }: ShownRanking & { showsAverages: boolean }) {
  const [isWhole, setWhole] = useState(false)
  const hasMore = rows.length > FIRST_ROWS + 1
  const count = hasMore && !isWhole ? FIRST_ROWS : rows.length
  const attributes = (index: number) => ({ role: "row", "aria-rowindex": index + 2, className: classes.row })
  const row = (index: number) => {
    const shown = rows[index]
    return shown && <RankingListRow {...shown} {...{ applies, onExplain, showsAverages }} />
  }
  return (
    <>
      <div role="table" aria-label="Complete Results" aria-rowcount={rows.length + 1} className={classes.table}>
        <div role="rowgroup" className={classes.head}>
          <div role="row" aria-rowindex={1}>
            <div role="columnheader">Rank</div>
            <div role="columnheader">Entry</div>
            <div role="columnheader">Overall</div>
            <div role="columnheader" />
          </div>
        </div>
        {count < VIRTUAL_FROM_ROWS ? (
          <div role="rowgroup">
            {rows.slice(0, count).map(({ result }, index) => (
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
      {hasMore && (
        <Button variant="subtle" mt="xs" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show all ${formatNumber(rows.length)} entries`}
        </Button>
      )}
    </>
  )
}
