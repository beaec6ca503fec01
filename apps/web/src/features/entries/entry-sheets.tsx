import { Progress } from "@mantine/core"
import { formatNumber, plural } from "../../lib/format.ts"
import classes from "./entries.module.css"
import type { EntrySheets } from "./use-entry-sheets.ts"

type Props = { sheets: EntrySheets }

/** "2 of 5" with a bar, in the column that says of what. */
export function EntrySheetsBar({ sheets, hasBar }: Props & { hasBar: boolean }) {
  if (sheets === undefined) return null
  if (sheets === null) return "–"
  return (
    <div className={classes.sheets} data-none={sheets.submitted === 0 || undefined}>
      <span className={classes.entrySheetsCount}>{countOf(sheets)}</span>
      {hasBar && (
        <Progress
          flex={1}
          size={4}
          value={(100 * sheets.submitted) / sheets.expected}
          color={sheets.submitted >= sheets.expected ? "var(--mantine-color-success)" : "var(--rosette-accent)"}
          aria-hidden
        />
      )}
    </div>
  )
}

/** "2 of 5 sheets" in the line of an entry on a phone, never broken. */
export const EntrySheetsWords = ({ sheets }: Props) =>
  sheets && (
    <span className={classes.entrySheetsWords}>
      {formatNumber(sheets.submitted)} of {plural(sheets.expected, "sheet")}
    </span>
  )

const countOf = ({ submitted, expected }: NonNullable<EntrySheets>) =>
  `${formatNumber(submitted)} of ${formatNumber(expected)}`
