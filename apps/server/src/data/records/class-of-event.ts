import { AppError, invalid } from "../../refusals/app-error.ts"
import type { PrismaTransaction } from "../database.ts"

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

/** Filters sheets or scores by the class of their entry; by nothing if the list is not filtered. */
export const inClass = (classId: number | null | undefined): { entry?: { classId: number } } =>
  classId == null ? {} : { entry: { classId } }

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
