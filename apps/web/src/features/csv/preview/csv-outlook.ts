import type { OnExisting, SimilarIds } from "@rosette/contract/csv"
import type { RowIssue } from "@rosette/contract/errors"
import { isSpoilt } from "@rosette/domain/entries/matching-ids"
import { plural } from "../../../lib/format.ts"
import type { Outputs } from "../../../lib/trpc.ts"

/** The server's preview of an import. */
export type CsvForecast = Outputs["csv"]["preview"]
export type ForecastRow = CsvForecast["rows"][number]

/** What to do with rows whose entry already exists. */
export type ImportChoice = Exclude<OnExisting, "refuse">

export type Counts = Record<ForecastRow["status"], number>

/** The rows as they count for this answer to what rows with similar voting IDs are. */
export const rowsFor = (rows: readonly ForecastRow[], similarIds: SimilarIds): ForecastRow[] =>
  rows.map((row) => (row.like && similarIds === "same" ? { ...row, ...row.like } : row))

/** The new rows whose voting IDs a spreadsheet has probably spoilt. */
export const spoiltRows = (rows: readonly ForecastRow[]): ForecastRow[] =>
  rows.filter(({ status, votingId }) => status === "new" && isSpoilt(votingId))

export function countsOf(rows: readonly ForecastRow[]): Counts {
  const counts: Counts = { new: 0, unchanged: 0, changed: 0 }
  for (const { status } of rows) counts[status] += 1
  return counts
}

/** How the import treats existing entries: if the preview had none, one added since is refused. */
export const onExistingOf = ({ changed, unchanged }: Counts, choice: ImportChoice): OnExisting =>
  changed + unchanged > 0 ? choice : "refuse"

const entries = (count: number) => plural(count, "entry", "entries")

/** The button's label, such as "Import 3 entries, update 2"; null if there is nothing to import. */
export function actionText(counts: Counts, choice: ImportChoice): string | null {
  const updated = choice === "update" ? counts.changed : 0
  if (counts.new === 0) return updated > 0 ? `Update ${entries(updated)}` : null
  return updated > 0 ? `Import ${entries(counts.new)}, update ${updated}` : `Import ${entries(counts.new)}`
}

/** The result of an import, for the notice. */
export function doneText({ created, updated, skipped }: Outputs["csv"]["import"]): string {
  const parts = [
    ...(created > 0 || updated === 0 ? [`${entries(created)} imported.`] : []),
    ...(updated > 0 ? [`${entries(updated)} updated.`] : []),
    ...(skipped > 0 ? [`${entries(skipped)} left unchanged.`] : []),
  ]
  return parts.join(" ")
}

/** A row's number and its line: "Row 3 (line 4 in your file)". */
export const rowText = ({ row }: Pick<RowIssue, "row">, firstLine: number): string =>
  `Row ${row} (line ${firstLine + row - 1} in your file)`
