import { Progress } from "@mantine/core"
import { NO_SCORECARD } from "@rosette/domain/contest/scorecard"
import { useMemo } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { whenTabOpens } from "../live/dashboard-freshness.ts"
import classes from "./entries.module.css"

type Props = { sheets: EntrySheets }

/** "2 of 5" with a bar, in the column that says of what. */
export function EntrySheetsBar({ sheets, hasBar }: Props & { hasBar: boolean }) {
  if (sheets === undefined) return null
  if (sheets === null) return "–"
  if (sheets.expected === 0) return noneText(sheets)
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
      {sheets.expected === 0
        ? noneText(sheets)
        : `${formatNumber(sheets.submitted)} of ${plural(sheets.expected, "sheet")}`}
    </span>
  )

const countOf = ({ submitted, expected }: NonNullable<EntrySheets>) =>
  `${formatNumber(submitted)} of ${formatNumber(expected)}`

const noneText = ({ isNobodys }: NonNullable<EntrySheets>) => (isNobodys ? "Nobody judges it" : NO_SCORECARD)

/**
 * The submitted sheets of an entry, of how many, which is 0 if no judge is asked for it (`isNobodys`) or there are no criteria for its
 * class. Null without judges, undefined until they are counted.
 */
export type EntrySheets = { submitted: number; expected: number; isNobodys?: boolean } | null | undefined
export type SheetsOf = (entryId: number) => EntrySheets

/** How far the judging of each entry is. If it cannot be read, the list works without. */
export function useEntrySheets(eventId: number): SheetsOf {
  const { data } = trpc.organizer.entrySheets.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  return useMemo((): SheetsOf => {
    if (!data) return () => undefined
    const { expectedOfEach, entries, withoutScorecard } = data
    if (expectedOfEach === 0) return () => null
    const counts = new Map(entries.map((entry) => [entry.entryId, entry]))
    const empty = new Set(withoutScorecard)
    const isDivided = entries.some(({ expectedSheets }) => expectedSheets !== undefined)
    const expectedUnlisted = isDivided ? 0 : expectedOfEach
    return (entryId) => {
      if (empty.has(entryId)) return { submitted: 0, expected: 0 }
      const { submittedSheets = 0, expectedSheets = expectedUnlisted } = counts.get(entryId) ?? {}
      return { submitted: submittedSheets, expected: expectedSheets, isNobodys: expectedSheets === 0 }
    }
  }, [data])
}
