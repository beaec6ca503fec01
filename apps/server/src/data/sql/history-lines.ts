import type { HistoryAction } from "@rosette/contract/history-actions"
import { type ChainEnd, type LineContent, type Link, linkAfter } from "../change/chain.ts"
import type { Trace } from "../change/trace.ts"
import type { Row, Sql } from "../database.ts"
import { inSlices } from "../pages.ts"
import type { SqlColumns } from "./columns.ts"
import { marks } from "./placeholders.ts"

/** One line of the event's history: what was done to what, with the values before and after. */
export type HistoryLine = { action: HistoryAction; subject: string; before?: unknown; after?: unknown }

/** Who changes which event. There is no trace if nobody is signed in, as at the start. */
export type EventAuthor = { eventId: number; actor: string } & Partial<Trace>

/** A line as it is stored, without its place in the chain. */
export type UnchainedLine = { eventId: number; at: Date; action: string } & LineContent & Trace
/** A line with its place in the chain, if it has one. */
export type HistoryRow = UnchainedLine & Partial<Link>

/**
 * The action of the line that counts the older lines outside the chain. A history that was chained from its first line
 * has none.
 */
export const CHAIN_BEGUN: HistoryAction = "history.chained"

const COLUMNS = [
  "eventId",
  "at",
  "actor",
  "role",
  "sessionTag",
  "way",
  "device",
  "action",
  "subject",
  "before",
  "after",
  "seq",
  "salt",
  "contentHash",
  "previous",
  "hash",
] as const satisfies readonly (keyof HistoryRow | string)[]
const INSERT = `INSERT INTO "HistoryItem" (${COLUMNS.map((column) => `"${column}"`).join(", ")})`
const MARKS = `(${marks(COLUMNS)})`
const LINES_AT_ONCE = 50

export function unchainedLine(
  { eventId, actor, role = "", sessionTag = "", way = "", device = "" }: EventAuthor,
  { action, subject, before, after }: HistoryLine,
): UnchainedLine {
  const trace = { role, sessionTag, way, device }
  return { eventId, at: new Date(), actor, ...trace, action, subject, before: jsonOf(before), after: jsonOf(after) }
}

const jsonOf = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/**
 * Links the lines to the end of the chain; returns them and the new end. If they are the first of the chain and the
 * event has older lines, a line that counts those comes first. The event's lock must be held until they are stored.
 */
export async function chainLines(
  sql: Sql,
  end: ChainEnd,
  lines: readonly UnchainedLine[],
): Promise<{ lines: HistoryRow[]; end: ChainEnd }> {
  const [first] = lines
  const beginning = first && end.seq === 0 ? await linesOfBeginning(sql, first.eventId) : []
  let last = end
  const chained = [...beginning, ...lines].map((line) => {
    const link = linkAfter(last, { ...line, at: line.at.toISOString() })
    last = link
    return { ...line, ...link }
  })
  return { lines: chained, end: { seq: last.seq, hash: last.hash } }
}

async function linesOfBeginning(sql: Sql, eventId: number): Promise<UnchainedLine[]> {
  const olderLines = await countUnchained(sql, eventId)
  const line = { action: CHAIN_BEGUN, subject: "History", after: { olderLines } }
  return olderLines > 0 ? [unchainedLine({ eventId, actor: "Rosette" }, line)] : []
}

/**
 * The number of lines that stay outside the chain: lines of drafts are added to it when their sheet is submitted or
 * removed.
 */
export async function countUnchained(sql: Sql, eventId: number): Promise<number> {
  const [row] = await sql.all<{ count: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS "count" FROM "HistoryItem" WHERE "eventId" = ? AND "seq" IS NULL
        AND "id" NOT IN (SELECT "draftLineId" FROM "Sheet" WHERE "eventId" = ? AND "draftLineId" IS NOT NULL)`,
    [eventId, eventId],
  )
  return row?.count ?? 0
}

/** Stores lines in this order, in slices. */
export async function storeLines(sql: Sql, lines: readonly HistoryRow[]): Promise<void> {
  await inSlices(lines, LINES_AT_ONCE, (slice) =>
    sql.run(`${INSERT} VALUES ${slice.map(() => MARKS).join(", ")}`, slice.flatMap(valuesOf)),
  )
}

/** Stores a line outside the chain, as for drafts; returns its id. */
export async function storeDraftLine(sql: Sql, line: UnchainedLine): Promise<number> {
  const [row] = await sql.all<{ id: number }>(`${INSERT} VALUES ${MARKS} RETURNING "id"`, valuesOf(line))
  if (!row) throw new Error("A line of the history has a number.")
  return row.id
}

const valuesOf = (line: HistoryRow): unknown[] => {
  const columns: Row = line
  return COLUMNS.map((column) => columns[column] ?? null)
}

/** Removes lines of drafts from the history. */
export async function dropLines(sql: Sql, lineIds: readonly number[]): Promise<void> {
  await inSlices(lineIds, LINES_AT_ONCE, (slice) =>
    sql.run(`DELETE FROM "HistoryItem" WHERE "id" IN (${marks(slice)})`, slice),
  )
}

type DraftRow = SqlColumns<"HistoryItem", "id" | "at"> & Omit<UnchainedLine, "at">

/**
 * Removes lines of drafts from the history and returns them, so that they can be stored again as part of the chain. Ids
 * that no longer exist are ignored.
 */
export async function takeDraftLines(sql: Sql, lineIds: readonly number[]): Promise<UnchainedLine[]> {
  const taken: UnchainedLine[] = []
  await inSlices(lineIds, LINES_AT_ONCE, async (slice) => {
    const which = `"id" IN (${marks(slice)}) AND "seq" IS NULL`
    const rows = await sql.all<DraftRow>(`SELECT * FROM "HistoryItem" WHERE ${which} ORDER BY "id"`, slice)
    await sql.run(`DELETE FROM "HistoryItem" WHERE ${which}`, slice)
    taken.push(...rows.map(({ id: _, at, ...row }) => ({ ...row, seq: undefined, at: new Date(at) })))
  })
  return taken
}

/** Stores the end of the chain, in the transaction that has stored the lines before it. */
export async function storeChainEnd(sql: Sql, eventId: number, { seq, hash }: ChainEnd): Promise<void> {
  await sql.run(`UPDATE "Event" SET "chainSeq" = ?, "chainHash" = ? WHERE "id" = ?`, [seq, hash, eventId])
}

/** Stores the first line of a new event. */
export async function recordFirstLine(sql: Sql, author: EventAuthor, line: HistoryLine): Promise<void> {
  const bare = unchainedLine(author, line)
  const link = linkAfter({ seq: 0, hash: null }, { ...bare, at: bare.at.toISOString() })
  await storeLines(sql, [{ ...bare, ...link }])
  await storeChainEnd(sql, author.eventId, link)
}

export async function endOfChain(sql: Sql, eventId: number): Promise<ChainEnd | null> {
  const [end] = await sql.all<SqlColumns<"Event", "chainSeq" | "chainHash">>(
    `SELECT "chainSeq", "chainHash" FROM "Event" WHERE "id" = ?`,
    [eventId],
  )
  return end ? { seq: end.chainSeq, hash: end.chainHash } : null
}

type ChainedColumns = SqlColumns<
  "HistoryItem",
  | "id"
  | "eventId"
  | "at"
  | "actor"
  | "role"
  | "action"
  | "subject"
  | "before"
  | "after"
  | "salt"
  | "contentHash"
  | "previous"
  | "hash"
>
export type ChainedLine = ChainedColumns & { seq: number }

/** The lines of the chain in order, as they are stored: what was changed in them has to be found. */
export const chainedLines = (
  sql: Sql,
  eventId: number,
  { after, take }: { after: number; take: number },
): Promise<ChainedLine[]> =>
  sql.all<ChainedLine>(
    `SELECT "id", "eventId", "at", "actor", "role", "action", "subject", "before", "after", "seq", "salt", "contentHash",
            "previous", "hash" FROM "HistoryItem"
      WHERE "eventId" = ? AND "id" > ? AND "seq" IS NOT NULL ORDER BY "id" LIMIT ?`,
    [eventId, after, take],
  )
