import type { PrismaTransaction } from "../../data/database.ts"
import { classIdsOf, classRowsOf, WITH_CLASSES } from "../../data/records/award-classes.ts"

/** The awards of the event that name the class, as what decides them or as eligible. */
export const awardsNaming = (tx: PrismaTransaction, eventId: number, classId: number) =>
  tx.award.findMany({
    where: { eventId, OR: [{ basis: "class", basisId: classId }, { eligibleClasses: { some: { classId } } }] },
    include: WITH_CLASSES,
  })

/** Replaces one class by another in the awards that name it, each class once. */
export async function replaceInAwards(tx: PrismaTransaction, eventId: number, from: number, to: number): Promise<void> {
  for (const award of await awardsNaming(tx, eventId, from)) {
    const classIds = new Set(classIdsOf(award).map((classId) => (classId === from ? to : classId)))
    const basisId = award.basis === "class" && award.basisId === from ? to : award.basisId
    const eligibleClasses = { deleteMany: {}, create: classRowsOf([...classIds]) }
    await tx.award.update({ where: { id: award.id }, data: { basisId, eligibleClasses } })
  }
}
