// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS turns rows into cards
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid with keyboard navigation
import { VisuallyHidden } from "@mantine/core"
import { type CSSProperties, Fragment, type HTMLAttributes, type ReactNode } from "react"
import { useIsPrinting } from "../page/use-is-printing.ts"
import classes from "./lists.module.css"
import { type Sort, SortButton, sortOf } from "./sort-button.tsx"
import { VirtualRows } from "./virtual-rows.tsx"

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** A grid track such as "6rem" or "2fr"; an equal share by default. */
  width?: string
  align?: "start" | "end"
  /**
   * On a phone: the heading of the card ("title"), in its line ("beside"), without its header ("bare"), with others in the last
   * line ("foot"), or by default in its own line with its header.
   */
  phone?: "title" | "beside" | "bare" | "foot"
  /** For values that need no header in a phone's card. */
  isPlain?: boolean
  /** For columns of buttons: not printed, and their header is only for screen readers. */
  isForScreen?: boolean
  /** Its header sorts the list; needs the list's `sort`. */
  isSortable?: boolean
}

type Props<Row> = {
  /** Names the table for screen readers. */
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  isSelected?: (row: Row) => boolean
  /** The row's group, whose heading is before its first row. The rows of a group must be adjacent. */
  groupOf?: (row: Row) => string
  /** A note beside the heading of a group. */
  groupNote?: (group: string) => string
  /** On a desktop: low rows, and a sticky header below the header bar and the tabs. */
  isDense?: boolean
  /** How the rows are sorted, by the key of a column. */
  sort?: Sort
  /** The drag handlers of a row. */
  rowProps?: (row: Row) => RowProps
}

export type RowProps = Pick<HTMLAttributes<HTMLDivElement>, "onDragOver" | "onDragLeave" | "onDrop"> & {
  "data-drop"?: "before" | "after" | undefined
}

/** From this number on only the visible rows are rendered, unless the rows are grouped. */
const VIRTUAL_FROM_ROWS = 100

/** A table on a desktop, whose rows become cards with the same content on a phone. */
export function DataList<Row>(props: Props<Row>) {
  const { label, rows, columns, rowKey } = props
  const isPrinting = useIsPrinting()
  const tracks: CSSProperties & { "--tracks": string; "--paper-tracks": string } = {
    "--tracks": tracksOf(columns),
    "--paper-tracks": tracksOf(columns.filter(({ isForScreen }) => !isForScreen)),
  }
  const row = (index: number) => {
    const item = rows[index]
    return item !== undefined && <Cells row={item} columns={columns} />
  }
  const attributes = (index: number) => {
    const item = rows[index]
    const isSelected = item !== undefined && props.isSelected?.(item)
    return {
      role: "row",
      "aria-rowindex": index + 2,
      className: classes.row,
      "data-selected": isSelected || undefined,
      ...(item !== undefined && props.rowProps?.(item)),
    }
  }
  const key = (index: number) => {
    const item = rows[index]
    return item === undefined ? index : rowKey(item)
  }
  // `VirtualRows` renders only rows, no headings between them.
  const isVirtual = rows.length >= VIRTUAL_FROM_ROWS && !props.groupOf && !isPrinting
  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={classes.table}
      data-dense={props.isDense || undefined}
      style={tracks}
    >
      <div role="rowgroup" className={classes.dataListHead}>
        <div role="row" aria-rowindex={1} className={classes.row}>
          {columns.map((column) => (
            <div
              key={column.key}
              role="columnheader"
              className={classes.header}
              data-align={column.align}
              data-print={paperOf(column)}
              aria-sort={sortOf(column.key, props.sort)}
            >
              <Header column={column} sort={props.sort} />
            </div>
          ))}
        </div>
      </div>
      {isVirtual ? (
        <VirtualRows count={rows.length} rowKey={key} attributes={attributes} row={row} />
      ) : (
        <div role="rowgroup">
          {rows.map((item, index) => (
            <Fragment key={rowKey(item)}>
              <GroupHeading
                of={item}
                before={rows[index - 1]}
                groupOf={props.groupOf}
                groupNote={props.groupNote}
                span={columns.length}
              />
              <div {...attributes(index)}>{row(index)}</div>
            </Fragment>
          ))}
        </div>
      )}
    </div>
  )
}

const tracksOf = (columns: readonly Pick<Column<never>, "width">[]): string =>
  columns.map(({ width = "minmax(0, 1fr)" }) => width).join(" ")

const paperOf = ({ isForScreen }: Pick<Column<never>, "isForScreen">) => (isForScreen ? "never" : undefined)

type HeaderProps = { column: Column<never>; sort: Sort | undefined }

function Header({ column: { key, header, isForScreen, isSortable }, sort }: HeaderProps) {
  if (isForScreen) return <VisuallyHidden>{header}</VisuallyHidden>
  return isSortable && sort ? <SortButton of={key} header={header} sort={sort} /> : header
}

type HeadingProps<Row> = Pick<Props<Row>, "groupOf" | "groupNote"> & {
  of: Row
  before: Row | undefined
  span: number
}

function GroupHeading<Row>({ of, before, groupOf, groupNote, span }: HeadingProps<Row>) {
  if (!groupOf) return null
  const group = groupOf(of)
  if (before !== undefined && groupOf(before) === group) return null
  return (
    <div role="row" className={classes.group}>
      <div role="cell" aria-colspan={span}>
        {group} {groupNote && <span className={classes.groupNote}>{groupNote(group)}</span>}
      </div>
    </div>
  )
}

/** Whether a cell shows its header in a phone's card. Buttons do not need it. */
const hasLabel = ({ phone, isForScreen, isPlain }: Pick<Column<never>, "phone" | "isForScreen" | "isPlain">): boolean =>
  !isForScreen && !isPlain && phone !== "title" && phone !== "bare"

function Cells<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return columns.map((column) => (
    <div
      key={column.key}
      role="cell"
      className={classes.cell}
      data-align={column.align}
      data-phone={column.phone}
      data-print={paperOf(column)}
    >
      {hasLabel(column) && (
        <span className={classes.label} aria-hidden="true">
          {column.header}
        </span>
      )}
      <div className={classes.value}>{column.cell(row)}</div>
    </div>
  ))
}
