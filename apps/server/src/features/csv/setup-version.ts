import type { Sql } from "../../data/database.ts"
import { AppError } from "../../refusals/app-error.ts"

/** The version of an event's entries and setup. */
export async function setupVersionOf(sql: Sql, eventId: number): Promise<number> {
  const [event] = await sql.all<{ setupVersion: number }>(`SELECT "setupVersion" FROM "Event" WHERE "id" = ?`, [
    eventId,
  ])
  if (!event) throw new AppError("NOT_FOUND")
  return event.setupVersion
}

/** Throws FIELDS_CHANGED if the entries or the setup have changed since `seen`. */
export async function refuseOtherSetup(sql: Sql, eventId: number, seen: number): Promise<void> {
  const current = await setupVersionOf(sql, eventId)
  if (current !== seen) throw new AppError("FIELDS_CHANGED", { conflicts: [{ field: "setupVersion", current }] })
}
