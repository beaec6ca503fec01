import { committed, type Database, type Reading } from "../database.ts"
import { lockEvent } from "../sql/event-lock.ts"
import { sqlOf } from "../sql/sql-of.ts"

/** How many times something is read without a lock before it is read under one. */
export const OPTIMISTIC_ATTEMPTS = 3

/** Reads data of an event, and the event's versions from before that read. */
type Read<Found> = (reading: Reading) => Promise<{ versions: string; found: Found }>

/**
 * Reads consistent data of an event with several statements: reads again if the event's versions have changed, and
 * under its lock if they keep changing. `versionsNow` returns the versions in the same form as `read`.
 */
export async function readOneState<Found>(
  db: Database,
  eventId: number,
  read: Read<Found>,
  versionsNow: (reading: Reading) => Promise<string>,
): Promise<Found> {
  for (let attempt = 1; attempt <= OPTIMISTIC_ATTEMPTS; attempt++) {
    const { versions, found } = await read(committed(db))
    // Every change of a result, a tie or an award also raises a version.
    if ((await versionsNow(committed(db))) === versions) return found
  }
  return db.transaction(async (tx) => {
    const sql = sqlOf(db, tx)
    await lockEvent(sql, eventId)
    return (await read({ tx, sql })).found
  })
}
