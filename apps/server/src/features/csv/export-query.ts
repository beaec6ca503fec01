import type { Entry } from "@rosette/contract/entries"
import { type CsvField, csvHeaderOf } from "@rosette/contract/entry-columns"
import type { csvContract as contract } from "@rosette/contract/routers"
import { defuseCell } from "@rosette/domain/csv/csv-cell"
import type { EntryFlag } from "@rosette/domain/entries/entry-flags"
import { FLAG_COLUMNS } from "@rosette/domain/entries/flag-columns"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import { usedFlags, wordsOf } from "@rosette/domain/events/event-words"
import papaparse from "papaparse"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inPages, inSlices } from "../../data/pages.ts"
import { namedClasses } from "../../data/records/class-of-event.ts"
import { ownWordsIn } from "../../data/records/json-columns.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { fileNameOf } from "../../lib/file-name.ts"
import { AppError } from "../../refusals/app-error.ts"
import { CSV_FIELDS, cellText, statusCell } from "./columns.ts"

const ROWS_AT_ONCE = 500
const NEW_LINE = "\r\n"

const EXPORTED = Object.fromEntries([...CSV_FIELDS, "id"].map((field) => [field, true])) as Record<
  CsvField | "id",
  true
>
type ExportedEntry = Pick<Entry, CsvField>

type Columns = { flags: readonly EntryFlag[]; withClass: boolean; withStatus: boolean }

/**
 * The seven columns of every file (product rule); the columns of the flags that the event uses if requested, the class if the event
 * has classes, the status if some entry is not expected.
 */
const fieldsOf = ({ flags, withClass, withStatus }: Columns): CsvField[] =>
  CSV_FIELDS.filter((field) => {
    if (field === "classId") return withClass
    if (field === "status" || field === "statusReason") return withStatus
    return !isFlag(field) || flags.includes(field)
  })

const isFlag = (field: CsvField): field is EntryFlag => Object.hasOwn(FLAG_COLUMNS, field)

/** The file name of an export: the event's name and "_contestants.csv". */
export const exportFileName = (eventName: string): string => `${fileNameOf(eventName) || "event"}_contestants.csv`

/** Every entry of the event as a CSV text (RFC 4180), in the natural order of voting IDs. */
export async function exportEntries(
  db: Database,
  { eventId }: OrganizedEvent,
  withFlags: boolean,
): Promise<z.output<typeof contract.export.output>> {
  const event = await db.prisma.event.findUnique({ where: { id: eventId }, select: { name: true, words: true } })
  if (!event) throw new AppError("NOT_FOUND")
  const entries = await inPages((afterId, take) =>
    db.prisma.entry.findMany({
      where: { eventId, id: { gt: afterId } },
      select: EXPORTED,
      orderBy: { id: "asc" },
      take,
    }),
  )
  entries.sort((a, b) => compareVotingIds(a.votingId, b.votingId))
  const classes = new Map((await namedClasses(db.prisma, eventId)).map(({ id, name }) => [id, name]))
  const withStatus = entries.some(({ status }) => status !== "expected")
  const words = wordsOf(ownWordsIn(event.words))
  const fields = fieldsOf({ flags: withFlags ? usedFlags(words) : [], withClass: classes.size > 0, withStatus })
  const columns = fields.map((field) => ({ field, header: csvHeaderOf(field, words) }))
  const text = await csvText(entries, columns, classes)
  return { fileName: exportFileName(event.name), text }
}

async function csvText(
  entries: readonly ExportedEntry[],
  columns: readonly { field: CsvField; header: string }[],
  classes: ReadonlyMap<number, string>,
): Promise<string> {
  const shown = (entry: ExportedEntry, field: CsvField) => {
    if (field === "classId") return classes.get(entry.classId ?? 0) ?? ""
    if (field === "status") return entry.status === "expected" ? "" : statusCell(entry.status)
    return cellText(entry[field])
  }
  const parts = [csvRows([columns.map(({ header }) => defuseCell(header))])]
  await inSlices(entries, ROWS_AT_ONCE, async (slice) => {
    parts.push(csvRows(slice.map((entry) => columns.map(({ field }) => defuseCell(shown(entry, field))))))
  })
  return parts.join(NEW_LINE)
}

const csvRows = (rows: string[][]) => papaparse.unparse(rows, { newline: NEW_LINE })
