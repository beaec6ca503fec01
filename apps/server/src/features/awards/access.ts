import type { Database } from "../../data/database.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"

type OrganizedAwardId = Organized<"award">
type OrganizedAwardWinnerId = Organized<"awardWinner">
type OrganizedWinnerId = Organized<"confirmedWinner">

export async function organizedAward(db: Database, who: Organizing, awardId: number) {
  const event = eventOfRecord(who, await db.prisma.award.findUnique({ where: { id: awardId }, ...eventOnly }))
  return { ...event, awardId: awardId as OrganizedAwardId }
}
export type OrganizedAward = Awaited<ReturnType<typeof organizedAward>>

export async function organizedAwardWinner(db: Database, who: Organizing, awardWinnerId: number) {
  const assignment = await db.prisma.awardWinner.findUnique({
    where: { id: awardWinnerId },
    select: { award: eventOnly },
  })
  const event = eventOfRecord(who, assignment?.award ?? null)
  return { ...event, awardWinnerId: awardWinnerId as OrganizedAwardWinnerId }
}
export type OrganizedAwardWinner = Awaited<ReturnType<typeof organizedAwardWinner>>

export async function organizedWinner(db: Database, who: Organizing, confirmedWinnerId: number) {
  const event = eventOfRecord(
    who,
    await db.prisma.confirmedWinner.findUnique({ where: { id: confirmedWinnerId }, ...eventOnly }),
  )
  return { ...event, confirmedWinnerId: confirmedWinnerId as OrganizedWinnerId }
}
export type OrganizedWinner = Awaited<ReturnType<typeof organizedWinner>>
