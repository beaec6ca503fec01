import { type CSSProperties, useMemo, useRef } from "react"
import { VirtualTableRows } from "../../../ui/lists/virtual-table-rows.tsx"
import type { EntryResult } from "../entry-result.ts"
import { columnKey, mostPoints, type RankingColumn } from "./column-points.ts"
import { headRowsOf, MatrixHead } from "./matrix-head.tsx"
import { MatrixRow } from "./matrix-row.tsx"
import classes from "./ranking.module.css"
import { type ShownRanking, VIRTUAL_FROM_ROWS } from "./shown-ranking.ts"
import { useGoesOn } from "./use-goes-on.ts"

type Props = ShownRanking & {
  /** All of the ranking, also those that are not shown: the most points of a column are among them. */
  compared: readonly EntryResult[]
  isOpen: (sectionName: string) => boolean
  onToggle: (sectionName: string) => void
}

/** A row's usual height in pixels: with one line of numbers, or with who scored below them. */
const USUAL_ROW_PX = { folded: 45, open: 57 }
/** Rank, entry, overall, and the button for the reasons. */
const FIRST_COLUMNS = 4

/**
 * The ranking on a desktop: a row per entry, a column per criterion or folded section. Rank, entry and header are
 * sticky: in the page, or in a box if it is too wide or too long for it.
 */
export function RankingMatrix({ rows, rowCount, compared, sections, isOpen, onToggle, ...shared }: Props) {
  const { applies, countedOf, isLeftOut, onExplain } = shared
  const box = useRef<HTMLElement>(null)
  const frame = useGoesOn<HTMLDivElement>(box)
  const columns = useMemo(
    () => sections.flatMap((section): RankingColumn[] => (isOpen(section.name) ? section.criteria : [section])),
    [sections, isOpen],
  )
  const most = useMemo(() => mostPoints(compared, columns, applies), [compared, columns, applies])
  const isFolded = columns.every((column) => !("criterionId" in column))
  const isVirtual = rows.length >= VIRTUAL_FROM_ROWS
  const headRows = headRowsOf(sections, isOpen)
  const width: CSSProperties & { "--columns": number } = { "--columns": columns.length }
  const row = (index: number, measure?: (row: HTMLTableRowElement | null) => void) => {
    const shown = rows[index]
    return (
      shown && (
        <MatrixRow
          key={shown.result.entryId}
          {...shown}
          index={index}
          rowIndex={index + headRows + 1}
          measure={measure}
          columns={columns}
          most={most}
          applies={applies}
          countedOf={countedOf}
          isLeftOut={isLeftOut}
          onExplain={onExplain}
        />
      )
    )
  }
  return (
    <div ref={frame} className={classes.frame} data-virtual={isVirtual || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <section ref={box} className={classes.box} tabIndex={0} aria-label="Complete Results, scrolls">
        <table
          aria-label="Complete Results"
          aria-rowcount={rowCount + headRows}
          className={classes.matrix}
          data-folded={isFolded || undefined}
          style={width}
        >
          <colgroup>
            <col className={classes.rankColumn} />
            <col className={classes.entryColumn} />
            <col className={classes.overallColumn} />
            <col className={classes.whyColumn} />
            {columns.map((column) => (
              <col key={columnKey(column)} />
            ))}
          </colgroup>
          <MatrixHead sections={sections} isOpen={isOpen} onToggle={onToggle} />
          {!isVirtual ? (
            <tbody>{rows.map((_, index) => row(index))}</tbody>
          ) : (
            <VirtualTableRows
              count={rows.length}
              columnCount={FIRST_COLUMNS + columns.length}
              rowKey={(index) => rows[index]?.result.entryId ?? index}
              usualPx={isFolded ? USUAL_ROW_PX.folded : USUAL_ROW_PX.open}
              box={box}
              row={row}
            />
          )}
        </table>
      </section>
    </div>
  )
}
