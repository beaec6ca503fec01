import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { LIMITS } from "@rosette/contract/limits"
import { DAY_MS } from "@rosette/domain/events/day"
import { asBoolean, type Database, type Row } from "../database.ts"
import { marks } from "./placeholders.ts"

const ROWS_AT_ONCE = 500

/**
 * Tables whose rows expire: the key by which the table is read, a value below every key, and the column with the time.
 */
const SESSIONS = { table: "Session", key: ["id"], first: [""], at: "expiresAt" } as const
const ENDS = { table: "EndedSession", key: ["id"], first: [""], at: "endedAt" } as const
const ANSWERS = { table: "SavedMutation", key: ["judgeId", "mutationId"], first: [0, ""], at: "createdAt" } as const
const CREATIONS = { table: "SavedCreation", key: ["mutationId"], first: [""], at: "createdAt" } as const

type Ageing = typeof SESSIONS | typeof ENDS | typeof ANSWERS | typeof CREATIONS

/**
 * Removes expired sessions, the reasons why sessions ended once these would have expired, and expired answers to saves and creations; returns the
 * number of removed rows. Each slice is its own
 * transaction, and only a slice with an expired row waits for the writer. No further slice starts after the signal.
 */
export async function sweepExpired(
  db: Database,
  now: Date,
  leaving?: AbortSignal,
): Promise<{ sessions: number; ends: number; answers: number }> {
  const unused = new Date(now.getTime() - LIMITS.session.judgeDays * DAY_MS)
  const forgotten = new Date(now.getTime() - LIMITS.savedAnswer.keptDays * DAY_MS)
  const saves = await removeUpTo(db, ANSWERS, forgotten, leaving)
  return {
    sessions: await removeUpTo(db, SESSIONS, now, leaving),
    ends: await removeUpTo(db, ENDS, unused, leaving),
    answers: saves + (await removeUpTo(db, CREATIONS, forgotten, leaving)),
  }
}

/** Reads by key, because the time has no index: every sign-in and save would have to maintain it. */
async function removeUpTo(
  db: Database,
  { table, key, first, at }: Ageing,
  moment: Date,
  leaving?: AbortSignal,
): Promise<number> {
  const columns = key.map((column) => `"${column}"`).join(", ")
  const place = `(${marks(key)})`
  const page = `SELECT ${columns}, "${at}" <= ? AS "isOver" FROM "${table}" WHERE (${columns}) > ${place} ORDER BY ${columns} LIMIT ?`
  const removal = `DELETE FROM "${table}" WHERE (${columns}) > ${place} AND (${columns}) <= ${place} AND "${at}" <= ?`
  const placeOf = (row: Row | undefined) => row && key.map((column) => row[column])
  let removed = 0
  for (let from: readonly unknown[] = first; ; await yieldToEventLoop()) {
    const rows = await db.read.all(page, [moment, ...from, ROWS_AT_ONCE])
    const to = placeOf(rows.at(-1))
    if (to && rows.some(({ isOver }) => asBoolean(isOver)))
      removed += await db.write((sql) => sql.run(removal, [...from, ...to, moment]))
    if (!to || rows.length < ROWS_AT_ONCE || leaving?.aborted) return removed
    from = to
  }
}
