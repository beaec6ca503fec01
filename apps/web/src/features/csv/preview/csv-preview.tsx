import { CSV_COLUMN_OF } from "@rosette/contract/csv"
import type { CsvRow, CsvTable } from "../reading/csv-rows.ts"
import classes from "./csv-preview.module.css"

const SHOWN_ROWS = 5

const hasAccents = (row: CsvRow) => Object.values(row).some((cell) => /[^\p{ASCII}]/u.test(cell))

/** The first rows of a file as they were read; of a file without Unicode the first ones by which one sees whether it reads right. */
export function CsvPreview({ table }: { table: CsvTable }) {
  const columns = Object.values(CSV_COLUMN_OF).filter((column) => table.rows.some((row) => row[column] !== undefined))
  const shown = table.rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => Object.keys(row).length > 0 && (table.encoding === null || hasAccents(row)))
    .slice(0, SHOWN_ROWS)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label="First rows of the file">
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, number }) => (
            <tr key={number}>
              {columns.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
