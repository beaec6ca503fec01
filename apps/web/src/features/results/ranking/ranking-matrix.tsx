import { type CSSProperties, useRef } from "react"
import { VirtualTableRows } from "../../../ui/lists/virtual-table-rows.tsx"
import { MatrixHead } from "./matrix-head.tsx"
import { MatrixRow } from "./matrix-row.tsx"
import classes from "./ranking-matrix.module.css"
import type { RankingSection } from "./ranking-sections.ts"
import { type ShownRanking, VIRTUAL_FROM_ROWS } from "./shown-ranking.ts"
import { useGoesOn } from "./use-goes-on.ts"

type Props = ShownRanking & {
  isOpen: (sectionName: string) => boolean
  onToggle: (sectionName: string) => void
}

/** A row's usual height in pixels. */
const USUAL_ROW_PX = 57
/** Rank, entry, overall, and the button for the reasons. */
const FIRST_COLUMNS = 4

/** The ranking on a desktop: a row per entry, a column per criterion or folded section. Rank, entry and header are sticky. */
export function RankingMatrix({ rows, sections, applies, onExplain, isOpen, onToggle }: Props) {
  const box = useRef<HTMLElement>(null)
  const frame = useGoesOn<HTMLDivElement>(box)
  const columns = sections.flatMap((section): (RankingSection["criteria"][number] | RankingSection)[] =>
    isOpen(section.name) ? section.criteria : [section],
  )
  const headRows = sections.length > 1 ? 2 : 1
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
          applies={applies}
          onExplain={onExplain}
        />
      )
    )
  }
  return (
    <div ref={frame} className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <section ref={box} className={classes.box} tabIndex={0} aria-label="Complete Results, scrolls">
        <table
          aria-label="Complete Results"
          aria-rowcount={rows.length + headRows}
          className={classes.table}
          style={width}
        >
          <colgroup>
            <col className={classes.rankColumn} />
            <col className={classes.entryColumn} />
            <col className={classes.overallColumn} />
            <col className={classes.whyColumn} />
            {columns.map((column) => (
              <col key={"criterionId" in column ? column.criterionId : column.name} />
            ))}
          </colgroup>
          <MatrixHead sections={sections} isOpen={isOpen} onToggle={onToggle} />
          {rows.length < VIRTUAL_FROM_ROWS ? (
            <tbody>{rows.map((_, index) => row(index))}</tbody>
          ) : (
            <VirtualTableRows
              count={rows.length}
              columnCount={FIRST_COLUMNS + columns.length}
              rowKey={(index) => rows[index]?.result.entryId ?? index}
              usualPx={USUAL_ROW_PX}
              box={box}
              row={row}
            />
          )}
        </table>
      </section>
    </div>
  )
}
