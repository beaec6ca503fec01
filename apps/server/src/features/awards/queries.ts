import type { awardsContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { WITH_CLASSES } from "../../data/records/award-classes.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { awardOf, awardWinnerOf, confirmedWinnerOf } from "./shapes.ts"

/** The event's awards, the highest priority first. */
export async function awardsOf(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.list.output>> {
  const awards = await db.prisma.award.findMany({
    where: { eventId },
    orderBy: [{ priority: "desc" }, { id: "asc" }],
    include: WITH_CLASSES,
  })
  return awards.map(awardOf)
}

/** Who holds which award, in the order of the assignments. */
export async function awardWinnersOf(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.winners.output>> {
  const winners = await db.prisma.awardWinner.findMany({ where: { award: { eventId } }, orderBy: { id: "asc" } })
  return winners.map(awardWinnerOf)
}

/** The confirmed winners, in the order in which they were confirmed. */
export async function confirmedWinnersOf(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.confirmedWinners.output>> {
  const winners = await db.prisma.confirmedWinner.findMany({ where: { eventId }, orderBy: { id: "asc" } })
  return winners.map(confirmedWinnerOf)
}
