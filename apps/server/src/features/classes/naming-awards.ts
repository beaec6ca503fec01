import type { PrismaTransaction } from "../../data/database.ts"

type NamingAward = { id: number; basis: string; basisId: number | null; eligibleClassIds: string }

/** Only the awards' own commands and merging classes write this column, with a list of ids. */
const idsIn = (text: string) => JSON.parse(text) as number[]

/** The awards of the event that name the class, as what decides them or as eligible. */
export async function awardsNaming(tx: PrismaTransaction, eventId: number, classId: number): Promise<NamingAward[]> {
  const awards = await tx.award.findMany({
    where: { eventId },
    select: { id: true, basis: true, basisId: true, eligibleClassIds: true },
  })
  return awards.filter(
    ({ basis, basisId, eligibleClassIds }) =>
      (basis === "class" && basisId === classId) || idsIn(eligibleClassIds).includes(classId),
  )
}

/** Replaces one class by another in the awards that name it, each class once. */
export async function renameInAwards(tx: PrismaTransaction, eventId: number, from: number, to: number): Promise<void> {
  for (const { id, basis, basisId, eligibleClassIds } of await awardsNaming(tx, eventId, from)) {
    const classIds = new Set(idsIn(eligibleClassIds).map((classId) => (classId === from ? to : classId)))
    const data = {
      basisId: basis === "class" && basisId === from ? to : basisId,
      eligibleClassIds: JSON.stringify([...classIds]),
    }
    await tx.award.update({ where: { id }, data })
  }
}
