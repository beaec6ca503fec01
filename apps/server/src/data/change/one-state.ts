import type { Database, Sql } from "../database.ts"
import { lockEvent } from "./event-lock.ts"

/** How often something is read without a lock before it is read under one. */
export const OPTIMISTIC_ATTEMPTS = 3

/** Reads what belongs to an event, and the versions that the event had before. */
type Reading<Found> = (sql: Sql) => Promise<{ versions: string; found: Found }>

/**
 * What several statements read of an event, all of it as of one state: read again where the event's versions have changed
 * meanwhile, and under its lock where they keep changing. `versionsNow` answers what `read` answers as versions.
 */
export async function readOneState<Found>(
  db: Database,
  eventId: number,
  read: Reading<Found>,
  versionsNow: (sql: Sql) => Promise<string>,
): Promise<Found> {
  for (let attempt = 1; attempt <= OPTIMISTIC_ATTEMPTS; attempt++) {
    const { versions, found } = await read(db.read)
    // Whatever moves a result, a tie or an award raises a version with it.
    if ((await versionsNow(db.read)) === versions) return found
  }
  return db.write(async (sql) => {
    await lockEvent(sql, db.dialect, eventId)
    return (await read(sql)).found
  })
}
