import { Table } from "@mantine/core"
import { CSV_COLUMN_OF, type CsvField, csvHeaderOf } from "@rosette/contract/entry-columns"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import type { CsvRow, CsvTable } from "../reading/csv-rows.ts"
import classes from "./csv-preview.module.css"

const SHOWN_ROWS = 5

const hasAccents = (row: CsvRow) => Object.values(row).some((cell) => /[^\p{ASCII}]/u.test(cell))

/** The first rows of a file as they were read; of a file without Unicode the first ones by which one sees whether it reads right. */
export function CsvPreview({ table }: { table: CsvTable }) {
  const fields = Object.keys(CSV_COLUMN_OF) as CsvField[]
  const columns = fields
    .map((field) => ({ column: CSV_COLUMN_OF[field], header: csvHeaderOf(field, table.words ?? USUAL_WORDS) }))
    .filter(({ column }) => table.rows.some((row) => row[column] !== undefined))
  const shown = table.rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => Object.keys(row).length > 0 && (table.encoding === null || hasAccents(row)))
    .slice(0, SHOWN_ROWS)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label="First rows of the file">
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ column, header }) => (
              <Table.Th key={column} scope="col">
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ row, number }) => (
            <Table.Tr key={number}>
              {columns.map(({ column }) => (
                <Table.Td key={column}>{row[column]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
