import type { Sql } from "../database.ts"

export type NamedClass = { id: number; name: string; code: string }

/** The classes of the event by their order, then by id. */
export const namedClasses = (sql: Sql, eventId: number): Promise<NamedClass[]> =>
  sql.all<NamedClass>(`SELECT "id", "name", "code" FROM "Class" WHERE "eventId" = ? ORDER BY "order", "id"`, [eventId])

/** Fields of an entry as the history records them: the class by its present name. */
export async function withClassName<Fields extends { classId?: number | null }>(
  sql: Sql,
  eventId: number,
  { classId, ...fields }: Fields,
): Promise<Omit<Fields, "classId"> & { class?: string | null }> {
  if (classId === undefined) return fields
  const named = classId === null ? undefined : (await namedClasses(sql, eventId)).find(({ id }) => id === classId)
  return { ...fields, class: named?.name ?? null }
}
