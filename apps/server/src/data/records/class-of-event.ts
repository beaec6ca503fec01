import { isLimited, NO_CLASS } from "@rosette/domain/contest/scorecard"
import { AppError, invalid } from "../../refusals/app-error.ts"
import type { PrismaTransaction } from "../database.ts"
import type { RowOf } from "../rows.ts"

async function isOfEvent(tx: Pick<PrismaTransaction, "class">, eventId: number, classId: number): Promise<boolean> {
  return (await tx.class.count({ where: { id: classId, eventId } })) > 0
}

/** Throws INVALID_INPUT if an entry is to be in a class that its event does not have. */
export async function refuseForeignClass(
  tx: Pick<PrismaTransaction, "class">,
  eventId: number,
  classId: number | null | undefined,
): Promise<void> {
  if (classId == null || (await isOfEvent(tx, eventId, classId))) return
  throw invalid(["classId"], "This class does not belong to the event")
}

/** The same for classes of criteria, of which 0 stands for entries in no class. `path` is that of the list. */
export function refuseForeignClasses(
  classIds: readonly number[],
  classes: readonly Pick<NamedClass, "id">[],
  path: (string | number)[],
): void {
  const foreign = classIds.findIndex((classId) => classId !== NO_CLASS && !classes.some(({ id }) => id === classId))
  if (foreign !== -1) throw invalid([...path, foreign], "This class does not belong to the event")
}

/**
 * The entries of the class that a list is filtered by; null if it is not filtered. Throws NOT_FOUND for a class that
 * the event does not have.
 */
export async function entriesInClass(
  tx: Pick<PrismaTransaction, "class" | "entry">,
  eventId: number,
  classId: number | null | undefined,
): Promise<ReadonlySet<number> | null> {
  if (classId == null) return null
  if (!(await isOfEvent(tx, eventId, classId))) throw new AppError("NOT_FOUND")
  const entries = await tx.entry.findMany({ where: { eventId, classId }, select: { id: true } })
  return new Set(entries.map(({ id }) => id))
}

export type NamedClass = Pick<RowOf<"Class">, "id" | "name" | "code">

/** The classes of the event by their order, then by id. */
export const namedClasses = (tx: Pick<PrismaTransaction, "class">, eventId: number): Promise<NamedClass[]> =>
  tx.class.findMany({
    where: { eventId },
    orderBy: [{ order: "asc" }, { id: "asc" }],
    select: { id: true, name: true, code: true },
  })

/** Classes of a criterion or a judge as the history records them, by their present names. */
export const classesInWords = (classIds: readonly number[], classes: readonly NamedClass[]): string[] =>
  isLimited({ classIds })
    ? classIds.map((classId) => classes.find(({ id }) => id === classId)?.name ?? "No class")
    : ["All classes"]

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
