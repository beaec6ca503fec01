import { AppError, invalid } from "../../refusals/app-error.ts"
import type { Sql } from "../database.ts"

async function isOfEvent(sql: Sql, eventId: number, classId: number): Promise<boolean> {
  const found = await sql.all(`SELECT "id" FROM "Class" WHERE "id" = ? AND "eventId" = ?`, [classId, eventId])
  return found.length > 0
}

/** Throws INVALID_INPUT if an entry is to be in a class that its event does not have. */
export async function refuseForeignClass(sql: Sql, eventId: number, classId: number | null | undefined): Promise<void> {
  if (classId == null || (await isOfEvent(sql, eventId, classId))) return
  throw invalid(["classId"], "This class does not belong to the event")
}

/** SQL that filters a column of entries by class, with its parameter; nothing if the list is not filtered. */
export const inClassSql = (column: string, classId: number | null | undefined) =>
  classId == null
    ? { sql: "", params: [] }
    : { sql: ` AND ${column} IN (SELECT "id" FROM "Entry" WHERE "classId" = ?)`, params: [classId] }

/**
 * The entries of the class that a list is filtered by; null if it is not filtered. Throws NOT_FOUND for a class that
 * the event does not have.
 */
export async function entriesInClass(
  sql: Sql,
  eventId: number,
  classId: number | null | undefined,
): Promise<ReadonlySet<number> | null> {
  if (classId == null) return null
  if (!(await isOfEvent(sql, eventId, classId))) throw new AppError("NOT_FOUND")
  const rows = await sql.all<{ id: number }>(`SELECT "id" FROM "Entry" WHERE "eventId" = ? AND "classId" = ?`, [
    eventId,
    classId,
  ])
  return new Set(rows.map(({ id }) => id))
}
