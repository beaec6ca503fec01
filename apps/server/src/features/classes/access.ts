import type { Database } from "../../data/database.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"

type OrganizedClassId = Organized<"class">

export async function organizedClass(db: Database, who: Organizing, classId: number) {
  const event = eventOfRecord(who, await db.prisma.class.findUnique({ where: { id: classId }, ...eventOnly }))
  return { ...event, classId: classId as OrganizedClassId }
}
export type OrganizedClass = Awaited<ReturnType<typeof organizedClass>>

/** The other class of a merge, with the same right. Throws NOT_FOUND if it is of another event. */
export async function classOfSameEvent(db: Database, own: OrganizedClass, who: Organizing, classId: number) {
  const other = await organizedClass(db, who, classId)
  if (other.eventId !== own.eventId) throw new AppError("NOT_FOUND")
  return other
}
