import { LIMITS } from "@rosette/contract/limits"
import type { Database, Sql } from "../../data/database.ts"
import { perDatabase } from "../../data/per-database.ts"
import { readTurnout } from "../../data/sql/votes.ts"
import { BoundedCache } from "../../lib/bounded-cache.ts"

type Turnout = Awaited<ReturnType<typeof readTurnout>>

const COUNTED_EVENTS = 50

const counted = perDatabase(
  () => new BoundedCache<number, { atMs: number; turnout: Promise<Turnout> }>(COUNTED_EVENTS, "oldest"),
)

/**
 * How many valid codes have voted. Counted at most every few seconds: while voting is open, two numbers with one vote between them
 * would tell who has just voted.
 */
export function turnoutOf(db: Database, eventId: number): Promise<Turnout> {
  const known = counted(db).get(eventId)
  if (known && performance.now() < known.atMs + 1_000 * LIMITS.voting.turnoutSeconds) return known.turnout
  const turnout = readTurnout(db.read, eventId)
  counted(db).set(eventId, { atMs: performance.now(), turnout })
  turnout.catch(() => counted(db).delete(eventId))
  return turnout
}

/** The same inside a change of the event. */
export const turnoutNow = (sql: Sql, eventId: number): Promise<Turnout> => readTurnout(sql, eventId)
