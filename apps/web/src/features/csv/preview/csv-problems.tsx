import { Button, Text } from "@mantine/core"
import type { RowIssue } from "@rosette/contract/errors"
import { useState } from "react"
import { plural } from "../../../lib/format.ts"
import { type Column, DataList } from "../../../ui/lists/data-list.tsx"
import type { CsvTable } from "../reading/csv-rows.ts"
import { rowText } from "./csv-outlook.ts"

const SHOWN_LINES = 20
const SHOWN_ROWS = 3

type Props = { problems: readonly RowIssue[]; table: CsvTable; isWarning?: boolean }

/** The problems of the file with each row's number, line and entry, the same message once; cards on a phone. */
export function CsvProblems({ problems, table: { rows, firstLine }, isWarning = false }: Props) {
  const [isWhole, setWhole] = useState(false)
  const groups = problemGroups(problems)
  const shown = isWhole ? groups : groups.slice(0, SHOWN_LINES)
  const hidden = groups.length - shown.length
  const nameOf = (row: number) => rows[row - 1]?.["Entry Name"] || "–"
  const columns: Column<ProblemGroup>[] = [
    { key: "row", header: "Row", phone: "title", cell: (group) => <RowsOf group={group} firstLine={firstLine} /> },
    {
      key: "entry",
      header: "Entry",
      cell: ({ rows: [first = 0, ...others] }) => nameOf(first) + (others.length > 0 ? " and others" : ""),
    },
    { key: "column", header: "Column", width: "10rem", cell: ({ column }) => column },
    { key: "message", header: "What is wrong", width: "minmax(0, 2fr)", cell: ({ message }) => message },
  ]
  return (
    <div>
      {!isWarning && <Text mb="xs">Fix {plural(problems.length, "cell")} in your file, then choose it again.</Text>}
      <DataList
        label={isWarning ? "Rows to look at" : "Rows that need correction"}
        rows={shown}
        columns={columns}
        rowKey={({ column, message }) => `${column} ${message}`}
      />
      {hidden > 0 && (
        <Button variant="subtle" mt="xs" onClick={() => setWhole(true)}>
          Show {plural(hidden, "more line", "more lines")}
        </Button>
      )}
    </div>
  )
}

/** The rows with this message: of many the first ones, and all on demand. */
function RowsOf({ group: { rows }, firstLine }: { group: ProblemGroup; firstLine: number }) {
  const [isWhole, setWhole] = useState(false)
  const [first = 0] = rows
  if (rows.length === 1) return rowText({ row: first }, firstLine)
  const shown = isWhole ? rows : rows.slice(0, SHOWN_ROWS)
  const hidden = rows.length - shown.length
  return (
    <>
      {plural(rows.length, "row", "rows")}: {shown.join(", ")}
      {hidden > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          and {hidden} more
        </Button>
      )}
    </>
  )
}

/** The cells of one column with the same message. */
type ProblemGroup = Omit<RowIssue, "row"> & { rows: number[] }

/** The problems of a file by column and message: those of few cells first, so that a common one hides none. */
export function problemGroups(problems: readonly RowIssue[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>()
  for (const { row, column, message } of problems) {
    const key = `${column}\n${message}`
    const group = groups.get(key) ?? { column, message, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => a.rows.length - b.rows.length || (a.rows[0] ?? 0) - (b.rows[0] ?? 0))
}
