import { Text } from "@mantine/core"
import { plural } from "../../../lib/format.ts"
import { isolated } from "../../../lib/isolated.ts"
import { type Column, DataList } from "../../../ui/lists/data-list.tsx"
import { LongText } from "../../../ui/text/long-text.tsx"
import type { ForecastRow } from "./csv-outlook.ts"
import classes from "./csv-preview.module.css"

const SHOWN_ENTRIES = 50

const COLUMNS: Column<ForecastRow>[] = [
  {
    key: "entry",
    header: "Entry",
    phone: "title",
    cell: ({ entryName, votingId }) => `${isolated(entryName)} (${votingId})`,
  },
  {
    key: "changes",
    header: "What changes",
    width: "minmax(0, 2fr)",
    phone: "bare",
    cell: ({ changes }) => (
      <ul className={classes.changes}>
        {changes.map(({ column, before, after }) => (
          <li key={column}>
            {column}: <LongText>{before || "nothing"}</LongText> → <LongText>{after || "nothing"}</LongText>
          </li>
        ))}
      </ul>
    ),
  },
]

/** The entries that an import would change, with their fields before and after. */
export function CsvChanges({ rows }: { rows: readonly ForecastRow[] }) {
  const changed = rows.filter(({ status }) => status === "changed")
  const hidden = changed.length - SHOWN_ENTRIES
  return (
    <div>
      <DataList
        label="What the import changes"
        rows={changed.slice(0, SHOWN_ENTRIES)}
        columns={COLUMNS}
        rowKey={({ row }) => row}
      />
      {hidden > 0 && (
        <Text mt="xs" c="dimmed">
          And {plural(hidden, "more entry", "more entries")}.
        </Text>
      )}
    </div>
  )
}
