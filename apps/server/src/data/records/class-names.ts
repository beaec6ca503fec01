import type { PrismaTransaction } from "../database.ts"
import type { RowOf } from "../rows.ts"

export type NamedClass = Pick<RowOf<"Class">, "id" | "name" | "code">

/** The classes of the event by their order, then by id. */
export const namedClasses = (tx: Pick<PrismaTransaction, "class">, eventId: number): Promise<NamedClass[]> =>
  tx.class.findMany({
    where: { eventId },
    orderBy: [{ order: "asc" }, { id: "asc" }],
    select: { id: true, name: true, code: true },
  })

/** Fields of an entry as the history records them: the class by its present name. */
export async function withClassName<Fields extends { classId?: number | null }>(
  tx: Pick<PrismaTransaction, "class">,
  eventId: number,
  fields: Fields,
): Promise<WithClassName<Fields>> {
  return namingClass(fields.classId == null ? [] : await namedClasses(tx, eventId), fields)
}

type WithClassName<Fields> = Omit<Fields, "classId"> & { class?: string | null }

/** The same with the classes of the event at hand. */
export function namingClass<Fields extends { classId?: number | null }>(
  classes: readonly NamedClass[],
  { classId, ...fields }: Fields,
): WithClassName<Fields> {
  if (classId === undefined) return fields
  return { ...fields, class: classes.find(({ id }) => id === classId)?.name ?? null }
}
