import { judgingIsOpen } from "@rosette/domain/publishing/results-state"
import type { ChainEnd } from "../change/chain.ts"
import { asBoolean, type Sql } from "../database.ts"
import type { SqlColumns } from "./columns.ts"
import { marks } from "./placeholders.ts"
import { DIVIDING, isDivided } from "./results-versions.ts"

/**
 * SQLite runs writing transactions one after the other anyway; PostgreSQL takes the same row lock as an update of the
 * versions.
 */
const LOCK_CLAUSE = { sqlite: "", postgresql: "FOR NO KEY UPDATE" } as const satisfies Record<Sql["dialect"], string>
const SKIP_CLAUSE = { sqlite: "", postgresql: "FOR NO KEY UPDATE SKIP LOCKED" } as const satisfies Record<
  Sql["dialect"],
  string
>

type EventRow = SqlColumns<
  "Event",
  | "id"
  | "isActive"
  | "resultsState"
  | "setupVersion"
  | "changeVersion"
  | "resultsVersion"
  | "conferAbove"
  | "chainSeq"
  | "chainHash"
  | "sheetsPerEntry"
> & { dividing: number }
export type LockedEventRow = Omit<EventRow, "id" | "isActive" | "chainSeq" | "chainHash" | "dividing"> & {
  judgingIsOpen: boolean
  /** Whether not every judge is simply asked for every entry. */
  isDivided: boolean
  chainEnd: ChainEnd
}

/**
 * Takes the same lock as `raiseVersions` without a change, for work that may find nothing to write. Other changes of the event
 * wait for the end of the transaction. Returns null if the event is gone.
 */
export async function lockEvent(sql: Sql, eventId: number): Promise<LockedEventRow | null> {
  return (await lockEvents(sql, [eventId], "wait")).get(eventId) ?? null
}

/**
 * The same for several events; one that is gone is left out, and with "skip" also one that another transaction has locked.
 * "wait" is for one event: two transactions that wait for several could wait for each other.
 */
export async function lockEvents(
  sql: Sql,
  eventIds: readonly number[],
  ifLocked: "wait" | "skip",
): Promise<Map<number, LockedEventRow>> {
  const clause = ifLocked === "wait" ? LOCK_CLAUSE[sql.dialect] : SKIP_CLAUSE[sql.dialect]
  const rows = await sql.all<EventRow>(
    `SELECT "id", "isActive", "resultsState", "setupVersion", "changeVersion", "resultsVersion", "conferAbove", "chainSeq", "chainHash",
            "sheetsPerEntry", ${DIVIDING} AS "dividing"
       FROM "Event" e WHERE "id" IN (${marks(eventIds)}) ${clause}`,
    eventIds,
  )
  return new Map(rows.map(({ id, ...row }) => [id, lockedRow(row)]))
}

function lockedRow({
  isActive,
  chainSeq: seq,
  chainHash: hash,
  dividing,
  ...row
}: Omit<EventRow, "id">): LockedEventRow {
  const isOpen = judgingIsOpen({ isActive: asBoolean(isActive), resultsState: row.resultsState })
  const divided = isDivided({ ...row, dividing })
  return { ...row, isDivided: divided, judgingIsOpen: isOpen, chainEnd: { seq, hash } }
}
