import type { Client, Inputs, Outputs } from "@rosette/client"
import { Refused, UsageError } from "../exit-codes.ts"
import { decodeCsv, missingClasses, otherKind, plural, readCsv } from "../from-the-web.ts"
import type { Here } from "../server/here.ts"
import { bytesOf } from "../terminal/input-file.ts"
import { saidWhile } from "../terminal/progress-line.ts"
import { askFirst } from "../terminal/questions.ts"
import { type Column, tableOf } from "../terminal/table.ts"

type ImportInput = Inputs["csv"]["import"]
type Preview = Outputs["csv"]["preview"]
export type ImportOptions = {
  existing: NonNullable<ImportInput["onExisting"]>
  similar: NonNullable<ImportInput["similarIds"]>
  addClasses?: boolean
  dryRun?: boolean
}

/** Thousands of rows are checked one by one. */
const LONG = { context: { timeoutMs: 300_000 } }

/** Adds the rows of a file. What would be changed is shown and asked for first. */
export async function importEntries(here: Here, eventId: number, file: string, options: ImportOptions): Promise<void> {
  const { client, print, isYes } = here
  const { existing, similar, dryRun } = options
  const csvData = rowsOf(file, await client.api.organizer.words.query({ eventId }))
  const rows = plural(csvData.length, "row")
  const look = () => saidWhile(`Checking ${rows}`, client.api.csv.preview.mutate({ eventId, csvData }, LONG))
  const first = await look()
  const created = options.addClasses && !dryRun ? await addMissingClasses(client, eventId, first, csvData) : 0
  const preview = created > 0 ? await look() : first
  if (dryRun) {
    print(preview, previewWords)
    if (preview.errors.length > 0) throw new Refused("Nothing would be imported, because some rows need correction.")
    return
  }
  const changed = preview.rows.filter(({ status }) => status === "changed").length
  if (existing === "update" && changed > 0)
    await askFirst(`Overwrite fields of ${plural(changed, "entry", "entries")} that are there already?`, isYes)
  const { setupVersion } = preview
  const sent = { eventId, csvData, onExisting: existing, similarIds: similar, setupVersion }
  print(
    await saidWhile(`Importing ${rows}`, client.api.csv.import.mutate(sent, LONG)),
    ({ created, updated, skipped }) =>
      `${plural(created, "entry", "entries")} added, ${updated} changed, ${skipped} left as they were.`,
  )
}

/** A name that is probably a misspelling is no new class. Returns how many were created. */
async function addMissingClasses({ api }: Client, eventId: number, { errors }: Preview, rows: Rows): Promise<number> {
  const missing = missingClasses(errors, { rows }, await api.organizer.classes.query({ eventId }))
  const meant = missing.flatMap(({ name, meant: other }) => (other === null ? [] : `“${name}” is perhaps “${other}”`))
  if (meant.length > 0) throw new Refused(`No class was created: ${meant.join(", ")}. Correct the file.`)
  for (const { name } of missing) await api.organizer.createClass.mutate({ eventId, name })
  return missing.length
}

type Rows = Extract<ReturnType<typeof readCsv>, { isReadable: true }>["rows"]

function rowsOf(file: string, words: Parameters<typeof readCsv>[2]): Rows {
  const bytes = bytesOf(file)
  const { text, encoding } = decodeCsv(bytes)
  const reading = readCsv(text, encoding, words)
  if (reading.isReadable) return reading.rows
  const detail = otherKind(bytes) ?? reading.detail
  throw new UsageError([reading.sentence, detail].filter(Boolean).join(". "))
}

function previewWords({ rows, errors, warnings }: Preview): string {
  const counted = (status: Preview["rows"][number]["status"]) => rows.filter((row) => row.status === status).length
  const said = [...errors, ...warnings].map(({ row, column, message }) => `  row ${row}, ${column}: ${message}`)
  const changes = rows.flatMap(({ votingId, changes: of }) => of.map((change) => ({ votingId, ...change })))
  return [
    `${counted("new")} new, ${counted("changed")} changed, ${counted("unchanged")} unchanged`,
    ...said,
    ...(changes.length > 0 ? [tableOf(changes, CHANGE_COLUMNS)] : []),
  ].join("\n")
}

type Change = Preview["rows"][number]["changes"][number] & { votingId: string }

const CHANGE_COLUMNS: readonly Column<Change>[] = [
  ["ID", ({ votingId }) => votingId],
  ["Field", ({ column }) => column],
  ["Now", ({ before }) => before],
  ["Then", ({ after }) => after],
]
