import type { CsvPreviewedRow } from "@rosette/contract/csv"
import { CSV_COLUMN_OF, type CsvField, csvHeaderOf, type FlagLabels } from "@rosette/contract/entry-columns"
import type { RowIssue } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import type { csvContract as contract } from "@rosette/contract/routers"
import { confusedWith, differenceOf, isSpoilt } from "@rosette/domain/entries/matching-ids"
import { wordsOf } from "@rosette/domain/events/event-words"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { namedClasses } from "../../data/records/class-of-event.ts"
import { ownWordsIn } from "../../data/records/json-columns.ts"
import { entryKeys } from "../../data/sql/import-entries.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { classesOfRows } from "./classes-of-rows.ts"
import { CSV_FIELDS, type CsvEntry, cellText, statusCell } from "./columns.ts"
import { changeByRow, type Meant, meantEntries, type StoredEntry } from "./existing-entries.ts"
import { type NumberedEntry, readRows } from "./read-rows.ts"
import { statusProblems } from "./status-of-rows.ts"

/** What an import of these rows would do, row by row; nothing is saved. Blank rows are left out. */
export async function previewImport(
  db: Database,
  { eventId }: OrganizedEvent,
  rows: z.output<typeof contract.preview.input>["csvData"],
): Promise<z.output<typeof contract.preview.output>> {
  // Read before the entries: what is changed while they are read counts as changed after the preview.
  const event = await db.prisma.event.findUnique({
    where: { id: eventId },
    select: { setupVersion: true, words: true },
  })
  if (!event) throw new AppError("NOT_FOUND")
  const words = wordsOf(ownWordsIn(event.words))
  const read = await readRows(rows, words)
  const {
    entries,
    problems: unknown,
    nameOf,
  } = await classesOfRows(read.entries, () => namedClasses(db.prisma, eventId))
  const votingIds = (await entryKeys(db.read, eventId)).map(({ votingId }) => votingId)
  const meant = await meantEntries(db.read, eventId, votingIds, entries)
  const concerned = entries.map((row) => {
    const found = meant.get(row.row)
    return { row, stored: found?.isSame ? found.stored : undefined }
  })
  const problems = [...read.problems, ...unknown, ...(await statusProblems(db.read, concerned))]
  return {
    setupVersion: event.setupVersion,
    rows: entries.map((row) => previewedRow(row, meant.get(row.row), { nameOf, words })),
    errors: problems.toSorted((a, b) => a.row - b.row).slice(0, LIMITS.csv.maxNamedRows),
    warnings: doubtfulIds(entries, votingIds).slice(0, LIMITS.csv.maxNamedRows),
  }
}

type NameOfClass = (classId: number | null) => string
/** What the event calls its classes and flags. */
type Names = { nameOf: NameOfClass; words: FlagLabels }

function previewedRow(numbered: NumberedEntry, meant: Meant | undefined, names: Names): CsvPreviewedRow {
  const { row, entry } = numbered
  const named = { row, entryName: entry.entryName, votingId: entry.votingId }
  if (!meant) return { ...named, ...NEW, like: null }
  const comparison = comparedWith(numbered, meant.stored, names)
  if (meant.isSame) return { ...named, ...comparison, like: null }
  return { ...named, ...NEW, like: { votingId: meant.stored.votingId, ...comparison } }
}

const NEW = { status: "new" as const, changes: [] }

function comparedWith(numbered: NumberedEntry, stored: StoredEntry, { nameOf, words }: Names) {
  const change = changeByRow(numbered, stored)
  const changes = CSV_FIELDS.flatMap((field) =>
    change?.after[field] === undefined
      ? []
      : {
          column: csvHeaderOf(field, words),
          before: shownCell(field, change.before, nameOf),
          after: shownCell(field, change.after, nameOf),
        },
  )
  return { status: changes.length > 0 ? ("changed" as const) : ("unchanged" as const), changes }
}

const shownCell = (field: CsvField, cells: Partial<CsvEntry>, nameOf: NameOfClass): string =>
  field === "classId"
    ? nameOf(cells.classId ?? null)
    : field === "status"
      ? statusCell(cells.status ?? "expected")
      : cellText(cells[field] ?? null)

/** New voting IDs that are allowed, but easily mixed up with another one, or probably not what was meant. */
function doubtfulIds(entries: readonly NumberedEntry[], known: readonly string[]): RowIssue[] {
  const others = confusedWith(
    known,
    entries.map(({ entry }) => entry.votingId),
  )
  const existing = new Set(known)
  return entries.flatMap(({ row, entry: { votingId } }, index): RowIssue[] => {
    const other = others[index] ?? null
    const doubts = [
      ...(other === null ? [] : [`“${votingId}” and “${other}” differ only ${differenceOf(votingId, other)}`]),
      ...(isSpoilt(votingId) && !existing.has(votingId)
        ? [`A spreadsheet may have made “${votingId}” of another voting ID`]
        : []),
    ]
    return doubts.map((message) => ({ row, column: CSV_COLUMN_OF.votingId, message }))
  })
}
