import { type MouseEvent, memo, useMemo, useState } from "react"
import { VirtualTableRows } from "../../../ui/lists/virtual-table-rows.tsx"
import { useNow } from "../../../ui/text/use-now.ts"
import { CELLS, cellsOf } from "./cells.ts"
import classes from "./coverage.module.css"
import type { Covered, CoveredClass, CoveredEntry, CoveredJudge } from "./coverage-rows.ts"
import { classLine, judgeLine } from "./words.ts"

type Props = Covered & {
  onEntry: (entryId: number, judgeId?: number) => void
  onJudge: (judgeId: number) => void
}

/** With more cells than these only the visible rows are rendered. */
const MOST_CELLS = 10_000
const ROW_PX = 33
const FIRST_COLUMNS = 2

/** A row an entry, a column a judge. A press on a cell is the way of a mouse: the row's button leads to the same sheets. */
export function CoverageGrid({ judges, classes: groups, onEntry, onJudge }: Props) {
  // In the state, because the rows that are drawn depend on its height: they are drawn once it is there.
  const [element, setElement] = useState<HTMLElement | null>(null)
  const box = useMemo(() => ({ current: element }), [element])
  const rows = groups.flatMap((group) => [...(group.name === null ? [] : [group]), ...group.entries])
  const columnCount = FIRST_COLUMNS + judges.length
  const isVirtual = rows.length * columnCount > MOST_CELLS
  const press = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest("td[data-cell], [data-entry] button") : null
    const entryId = Number(pressed?.closest("tr")?.dataset.entry)
    const column = pressed instanceof HTMLTableCellElement ? pressed.cellIndex - FIRST_COLUMNS : -1
    if (entryId > 0) onEntry(entryId, judges[column]?.judgeId)
  }
  const row = (index: number, measure?: (row: HTMLTableRowElement | null) => void) => {
    const shown = rows[index]
    if (!shown) return null
    return "entries" in shown ? (
      <ClassRow
        key={`class-${shown.classId}`}
        group={shown}
        columnCount={columnCount}
        index={index}
        measure={measure}
      />
    ) : (
      <EntryRow key={shown.entryId} {...shown} index={index} measure={measure} />
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section ref={setElement} className={classes.box} tabIndex={0} aria-label="Coverage, scrolls">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: each row has a button for the keyboard */}
      <table className={classes.grid} aria-label="Coverage" aria-rowcount={rows.length + 1} onClick={press}>
        <JudgesHead judges={judges} onJudge={onJudge} />
        {isVirtual ? (
          <VirtualTableRows
            count={rows.length}
            columnCount={columnCount}
            rowKey={(index) => index}
            usualPx={ROW_PX}
            box={box}
            row={row}
          />
        ) : (
          <tbody>{rows.map((_, index) => row(index))}</tbody>
        )}
      </table>
    </section>
  )
}

function JudgesHead({ judges, onJudge }: { judges: readonly CoveredJudge[]; onJudge: Props["onJudge"] }) {
  const now = useNow()
  return (
    <thead>
      <tr>
        <th scope="col">Entry</th>
        <th scope="col">Sheets</th>
        {judges.map((judge) => (
          <th key={judge.judgeId} scope="col">
            <button type="button" className={classes.judge} title={judge.name} onClick={() => onJudge(judge.judgeId)}>
              {judge.name}
            </button>
            <span className={classes.state} data-free={judge.isFree || undefined}>
              {judgeLine(judge, now)}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

type Measured = { index: number; measure: ((row: HTMLTableRowElement | null) => void) | undefined }

const ClassRow = ({ group, columnCount, index, measure }: Measured & { group: CoveredClass; columnCount: number }) => (
  <tr ref={measure} data-index={index} className={classes.class}>
    <th scope="rowgroup" colSpan={columnCount}>
      <span>{classLine(group, new Date())}</span>
    </th>
  </tr>
)

type RowProps = CoveredEntry & Measured

/** Drawn again only if something of this entry has changed: the table hears what is pressed. */
const EntryRow = memo(function EntryRow({ entryId, votingId, entryName, need, done, cells, index, measure }: RowProps) {
  return (
    <tr ref={measure} data-index={index} data-entry={entryId}>
      <th scope="row">
        <button type="button" className={classes.entry}>
          <b>{votingId}</b> {entryName}
        </button>
      </th>
      <td className={classes.sum} data-short={done < need || undefined}>
        {done} of {need}
      </td>
      {cellsOf(cells).map((cell, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is a judge
          key={column}
          data-cell={cell}
          aria-label={CELLS[cell].word}
          title={CELLS[cell].word}
        >
          {CELLS[cell].shape}
        </td>
      ))}
    </tr>
  )
})
