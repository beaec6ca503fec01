import type { OnExisting, RowIssue } from "@rosette/contract"
import { plural } from "../../../lib/format.ts"
import type { Outputs } from "../../../lib/trpc.ts"

/** What the server says that importing the file would come to. */
export type CsvForecast = Outputs["csv"]["preview"]
export type ForecastRow = CsvForecast["rows"][number]

/** What to do with rows whose entry is there already. */
export type Choice = Exclude<OnExisting, "refuse">

export type Counts = Record<ForecastRow["status"], number>

export function countsOf({ rows }: CsvForecast): Counts {
  const counts: Counts = { new: 0, unchanged: 0, changed: 0 }
  for (const { status } of rows) counts[status] += 1
  return counts
}

/** How the import is to take entries that are there: where there was none, one that has come since is a fault to be told. */
export const onExistingOf = ({ changed, unchanged }: Counts, choice: Choice): OnExisting =>
  changed + unchanged > 0 ? choice : "refuse"

const entries = (count: number) => plural(count, "entry", "entries")

/** What the button does, as "Import 3 entries, update 2"; null where the file brings nothing. */
export function actionText(counts: Counts, choice: Choice): string | null {
  const updated = choice === "update" ? counts.changed : 0
  if (counts.new === 0) return updated > 0 ? `Update ${entries(updated)}` : null
  return updated > 0 ? `Import ${entries(counts.new)}, update ${updated}` : `Import ${entries(counts.new)}`
}

/** What became of an import, for the notice. */
export function doneText({ created, updated, skipped }: Outputs["csv"]["import"]): string {
  const parts = [
    ...(created > 0 || updated === 0 ? [`${entries(created)} imported.`] : []),
    ...(updated > 0 ? [`${entries(updated)} updated.`] : []),
    ...(skipped > 0 ? [`${entries(skipped)} left unchanged.`] : []),
  ]
  return parts.join(" ")
}

/** Where a row stands, in both ways of counting: "Row 3 (line 4 in your file)". */
export const placeText = ({ row }: Pick<RowIssue, "row">, firstLine: number): string =>
  `Row ${row} (line ${firstLine + row - 1} in your file)`
