import { CSV_COLUMN_OF } from "@rosette/contract/entry-columns"
import { ERRORS, type RowIssue } from "@rosette/contract/errors"
import type { csvContract as contract } from "@rosette/contract/routers"
import { movesApplicability } from "@rosette/domain/contest/applicability"
import type { z } from "zod"
import type { ChangedFields } from "../../data/change/changed-fields.ts"
import { editEventInSql, type SqlChange } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import type { Sql } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { type NamedClass, namingClass } from "../../data/records/class-of-event.ts"
import { refuseMoreThan } from "../../data/records/event-limits.ts"
import { entryKeys, importedClasses, insertEntries, updateEntry } from "../../data/sql/import-entries.ts"
import { retally } from "../../data/sql/tally.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import { AppError } from "../../refusals/app-error.ts"
import { eventWords } from "../words/queries.ts"
import { classesOfRows } from "./classes-of-rows.ts"
import { CSV_FIELDS, type CsvEntry } from "./columns.ts"
import { type CopiedPhotos, copyPhotos } from "./copy-photos.ts"
import { changeByRow, meantEntries, type StoredEntry } from "./existing-entries.ts"
import { type NumberedEntry, readRows } from "./read-rows.ts"
import { standingByRow, statusProblems } from "./status-of-rows.ts"

const ENTRIES_AT_ONCE = 100

type Input = z.output<typeof contract.import.input>
type Choices = Pick<Input, "onExisting" | "similarIds" | "setupVersion">
type EntryChange = { stored: StoredEntry; change: ChangedFields<CsvEntry> }

/** What an import does: entries to add, entries to change, and how many rows change nothing. */
type Plan = { added: NumberedEntry[]; changed: EntryChange[]; skipped: number }

/**
 * Imports every row of a file, or none: CSV_ROWS_INVALID names each cell that prevents it. `onExisting` says whether a
 * row with an existing voting ID is refused, skipped or changes that entry. With `setupVersion` it changes none if
 * anything was changed since: FIELDS_CHANGED.
 */
export async function importEntries(
  services: Services,
  event: OrganizedEvent,
  { csvData, ...choices }: Omit<Input, "eventId">,
): Promise<z.output<typeof contract.import.output>> {
  const { db } = services
  const { entries, problems } = await readRows(csvData, await eventWords(db, event))
  if (problems.length > 0) {
    const present = { sql: db.read, eventId: event.eventId, keys: await entryKeys(db.read, event.eventId) }
    const taken = choices.onExisting === "refuse" ? await takenRows(present, entries, choices) : []
    const { problems: unknown } = await classesOfRows(entries, () => importedClasses(db.read, event.eventId))
    throw refuseRows([...problems, ...taken, ...unknown])
  }

  const copied = await copyPhotos(services, event.eventId, entries)
  try {
    if (copied.problems.length > 0) throw refuseRows(copied.problems)
    return await saveEntries(services, event, copied, choices)
  } finally {
    await copied.release()
  }
}

async function saveEntries(
  { db, photos }: Services,
  event: OrganizedEvent,
  copied: CopiedPhotos,
  choices: Choices,
): Promise<z.output<typeof contract.import.output>> {
  const { eventId } = event
  const { answer, replacedImages } = await editEventInSql(db, event, async ({ sql, begin, setupVersion }) => {
    refuseOtherSetup(setupVersion, choices)
    const present = { sql, eventId, keys: await entryKeys(sql, eventId) }
    const gone = copied.goneSince(present.keys)
    if (gone.length > 0) throw refuseRows(gone)
    const classes = await importedClasses(sql, eventId)
    const { added, changed, skipped } = await planOf(present, classes, copied.entries, choices)
    const count = added.length + changed.length
    const answer = { count, created: added.length, updated: changed.length, skipped }
    if (count === 0) return { answer, replacedImages: [] }
    refuseMoreThan("entries", { present: present.keys.length, added: added.length })
    const change = await begin("results")
    const now = new Date()
    await inSlices(added, ENTRIES_AT_ONCE, (slice) =>
      insertEntries(
        sql,
        eventId,
        [...CSV_FIELDS, "statusAt"],
        slice.map((row) => newEntry(row, now)),
        now,
      ),
    )
    await inSlices(changed, ENTRIES_AT_ONCE, (slice) => updateImported(change, classes, slice, now))
    const applying = changed.filter(({ change: { after } }) => movesApplicability(after))
    await retally(
      sql,
      eventId,
      applying.map(({ stored }) => stored.id),
    )
    await change.record({ action: "entries.imported", subject: "Entries", after: answer })
    const withNewImage = changed.filter(({ change: { after } }) => after.imageUrl !== undefined)
    return { answer, replacedImages: withNewImage.map(({ stored }) => stored.imageUrl) }
  })
  await photos.release(replacedImages)
  return answer
}

/** An entry as it is stored: since when it has a status other than expected. */
function newEntry(row: NumberedEntry, now: Date) {
  const standing = standingByRow(row)
  return { ...row.entry, ...standing, statusAt: standing.status === "expected" ? null : now }
}

/** Throws FIELDS_CHANGED if an import that changes entries was decided on when there were others, or another setup. */
function refuseOtherSetup(current: number, { onExisting, setupVersion }: Choices): void {
  if (onExisting !== "update" || setupVersion === undefined || setupVersion === current) return
  throw new AppError("FIELDS_CHANGED", { conflicts: [{ field: "setupVersion", current }] })
}

/** The entries of the event, as far as every import needs them. */
type Present = { sql: Sql; eventId: number; keys: Awaited<ReturnType<typeof entryKeys>> }

async function planOf(
  present: Present,
  classes: NamedClass[],
  rows: readonly NumberedEntry[],
  choices: Choices,
): Promise<Plan> {
  const { entries, problems } = await classesOfRows(rows, async () => classes)
  const { onExisting } = choices
  if (onExisting === "refuse") problems.push(...(await takenRows(present, rows, choices)))
  const existing: ReadonlyMap<number, StoredEntry> =
    onExisting === "refuse" ? new Map() : await existingEntries(present, entries, choices)
  const imported = entries.filter(({ row }) => onExisting === "update" || !existing.has(row))
  const concerned = imported.map((row) => ({ row, stored: existing.get(row.row) }))
  problems.push(...(await statusProblems(present.sql, concerned)))
  if (problems.length > 0) throw refuseRows(problems)
  if (onExisting === "refuse") return { added: entries, changed: [], skipped: 0 }
  const added: NumberedEntry[] = []
  const changed: EntryChange[] = []
  for (const row of entries) {
    const stored = existing.get(row.row)
    const change = stored && onExisting === "update" ? changeByRow(row, stored) : null
    if (!stored) added.push(row)
    else if (change) changed.push({ stored, change })
  }
  return { added, changed, skipped: entries.length - added.length - changed.length }
}

/** The entries of the event that rows mean, by row. */
async function existingEntries(
  { sql, eventId, keys }: Present,
  entries: readonly NumberedEntry[],
  { similarIds }: Choices,
): Promise<ReadonlyMap<number, StoredEntry>> {
  const meant = [
    ...(await meantEntries(
      sql,
      eventId,
      keys.map(({ votingId }) => votingId),
      entries,
    )),
  ]
  return new Map(
    meant.flatMap(([row, { stored, isSame }]) => (isSame || similarIds === "same" ? [[row, stored] as const] : [])),
  )
}

/** The rows whose voting ID an entry of the event already has. */
async function takenRows(present: Present, entries: readonly NumberedEntry[], choices: Choices): Promise<RowIssue[]> {
  const taken = await existingEntries(present, entries, choices)
  return entries
    .filter(({ row }) => taken.has(row))
    .map(({ row }) => ({ row, column: CSV_COLUMN_OF.votingId, message: ERRORS.VOTING_ID_TAKEN.message }))
}

const refuseRows = (rows: RowIssue[]) =>
  new AppError("CSV_ROWS_INVALID", { rows: rows.toSorted((a, b) => a.row - b.row) })

/** Changes entries as the file says, each with its own line of history, as if it had been done by hand. */
async function updateImported(
  { sql, record }: Pick<SqlChange, "sql" | "record">,
  classes: readonly NamedClass[],
  entries: readonly { stored: StoredEntry; change: ChangedFields<CsvEntry> }[],
  now: Date,
): Promise<void> {
  for (const { stored, change } of entries) {
    const { status } = change.after
    const since = status === undefined ? {} : { statusAt: status === "expected" ? null : now }
    await updateEntry(sql, stored.id, { ...change.after, ...since }, now)
    const [standing, fields] = apart(change)
    const subject = entrySubject(stored)
    if (Object.keys(fields.after).length > 0) {
      const before = namingClass(classes, fields.before)
      await record({ action: "entry.updated", subject, before, after: namingClass(classes, fields.after) })
    }
    if (Object.keys(standing.after).length > 0) await record({ action: "entry.statusChanged", subject, ...standing })
  }
}

/** The status, which has its own line of history, and the other fields. */
function apart({ before, after }: ChangedFields<CsvEntry>) {
  const split = ({ status, statusReason, ...fields }: Partial<CsvEntry>) => ({
    standing: { ...(status !== undefined && { status }), ...(statusReason !== undefined && { statusReason }) },
    fields,
  })
  const [was, is] = [split(before), split(after)]
  return [
    { before: was.standing, after: is.standing },
    { before: was.fields, after: is.fields },
  ] as const
}
