import { Text } from "@mantine/core"
import type { RowIssue } from "@rosette/contract/errors"
import { plural } from "../../../lib/format.ts"
import { type Column, DataList } from "../../../ui/lists/data-list.tsx"
import type { CsvTable } from "../csv-rows.ts"
import { rowText } from "./csv-outlook.ts"

const SHOWN_PROBLEMS = 50

type Props = { problems: readonly RowIssue[]; table: CsvTable; isWarning?: boolean }

/** The problems of the file, cell by cell, with each row's number, line and entry; cards on a phone. */
export function CsvProblems({ problems, table: { rows, firstLine }, isWarning = false }: Props) {
  const shown = problems.slice(0, SHOWN_PROBLEMS)
  const hidden = problems.length - shown.length
  const columns: Column<RowIssue>[] = [
    { key: "row", header: "Row", phone: "title", cell: (problem) => rowText(problem, firstLine) },
    { key: "entry", header: "Entry", cell: ({ row }) => rows[row - 1]?.["Entry Name"] || "–" },
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
        rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
      />
      {hidden > 0 && (
        <Text mt="xs" c="dimmed">
          And {plural(hidden, "more cell", "more cells")}.
        </Text>
      )}
    </div>
  )
}
