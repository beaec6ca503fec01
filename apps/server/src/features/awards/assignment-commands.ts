import type { awardsContract as contract } from "@rosette/contract/routers"
import { refuseAssignment } from "@rosette/domain/contest/awards"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import { awardSubject, entrySubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedAward, OrganizedAwardWinner } from "./access.ts"
import { assignmentRefused } from "./refusals.ts"
import { awardWinnerOf } from "./shapes.ts"

/**
 * Gives the award to an entry of the same event. Throws NOT_FOUND for an entry of another event, and NOT_COMPETING,
 * ALREADY_ASSIGNED, AWARD_FULL or EXCLUSIVE_AWARD if a rule forbids it.
 */
export async function assignAward(
  db: Database,
  award: OrganizedAward,
  input: z.output<typeof contract.assign.input>,
): Promise<z.output<typeof contract.assign.output>> {
  const { entryId, assignedBy, notes } = input
  const { awardId } = award
  return changeEvent(db, award, "decisions", async ({ tx, record }) => {
    const { stored, entry } = await loadPair(tx, award, entryId)
    const held = entry.awardWinners.map((winner) => winner.award)
    const heldByEntry = held.filter((other) => other.id !== awardId)
    const refusal = refuseAssignment({
      award: stored,
      heldByEntry,
      winnersOfAward: stored._count.winners,
      alreadyAssigned: held.some((other) => other.id === awardId),
      status: entry.status,
    })
    if (refusal) throw assignmentRefused(refusal, stored, heldByEntry)
    const assignment = await tx.awardWinner.create({ data: { awardId, entryId, assignedBy, notes } })
    await record({
      action: "award.assigned",
      subject: awardSubject(stored),
      after: { entry: entrySubject(entry), assignedBy, notes },
    })
    return awardWinnerOf(assignment)
  })
}

async function loadPair(tx: PrismaTransaction, { awardId, eventId }: OrganizedAward, entryId: number) {
  const stored = await tx.award.findUnique({
    where: { id: awardId },
    include: { _count: { select: { winners: true } } },
  })
  const entry = await tx.entry.findFirst({
    where: { id: entryId, eventId },
    select: { votingId: true, entryName: true, status: true, awardWinners: { select: { award: true } } },
  })
  if (!stored || !entry) throw new AppError("NOT_FOUND")
  return { stored, entry }
}

/** Removes an assignment. */
export async function unassignAward(
  db: Database,
  assignment: OrganizedAwardWinner,
): Promise<z.output<typeof contract.unassign.output>> {
  return changeEvent(db, assignment, "decisions", async ({ tx, record }) => {
    const where = { id: assignment.awardWinnerId }
    const stored = await tx.awardWinner.findUnique({ where, include: { award: true, entry: true } })
    if (!stored) throw new AppError("NOT_FOUND")
    await tx.awardWinner.delete({ where })
    await record({
      action: "award.unassigned",
      subject: awardSubject(stored.award),
      before: { entry: entrySubject(stored.entry), assignedBy: stored.assignedBy, notes: stored.notes },
    })
    return { deletedCount: 1 }
  })
}
