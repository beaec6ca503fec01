import { LIMITS } from "@rosette/contract/limits"
import type { awardsContract as contract } from "@rosette/contract/routers"
import { type Cascade, cascadeOf } from "@rosette/domain/contest/cascade"
import { isSameSet } from "@rosette/domain/contest/settlements"
import { competes } from "@rosette/domain/entries/entry-status"
import type { z } from "zod"
import { editEvent } from "../../data/change/event-change.ts"
import { awardSubject, entrySubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { AppError } from "../../refusals/app-error.ts"
import { resultsNow } from "../results/current-results-query.ts"
import type { OrganizedAward, OrganizedAwardWinner } from "./access.ts"
import { awardGround } from "./proposal-queries.ts"
import { assignmentRefused } from "./refusals.ts"
import { awardWinnerOf } from "./shapes.ts"

/**
 * Keeps a winner whom the rules would not choose now, with the person's name and reason. Throws TIE_CHANGED if the award would not
 * go to exactly these entries now, NOT_FOUND if the winner no longer holds it, NOT_COMPETING if it left the
 * contest.
 */
export async function keepWinner(
  db: Database,
  assignment: OrganizedAwardWinner,
  { entryIds, reason }: z.output<typeof contract.keep.input>,
): Promise<z.output<typeof contract.keep.output>> {
  const { awardWinnerId: id, eventId, actor: keptBy } = assignment
  return editEvent(db, assignment, async ({ tx, sql, begin }) => {
    const stored = await tx.awardWinner.findUnique({ where: { id }, include: { award: true, entry: true } })
    if (!stored) throw new AppError("NOT_FOUND")
    const { standings } = await resultsNow(db, { tx, sql }, eventId)
    const disputed = standings.proposal
      .find(({ awardId }) => awardId === stored.awardId)
      ?.disputed.find(({ entryId }) => entryId === stored.entryId)
    if (!competes(stored.entry)) throw new AppError("NOT_COMPETING")
    if (!disputed || !isSameSet(disputed.heirs, entryIds)) throw new AppError("TIE_CHANGED")
    const against = await tx.entry.findMany({ where: { eventId, id: { in: entryIds } }, orderBy: { id: "asc" } })
    const { record } = await begin("decisions")
    await record({
      action: "award.kept",
      subject: awardSubject(stored.award),
      after: { entry: entrySubject(stored.entry), against: against.map(entrySubject), reason },
    })
    const keptAgainst = JSON.stringify(disputed.heirs)
    const data = { keptAgainst, keptBy, keptReason: reason, keptAt: new Date() }
    return awardWinnerOf(await tx.awardWinner.update({ where: { id }, data }))
  })
}

/**
 * Gives one slot of an award to another entry, with everything that follows. Throws TIE_CHANGED if the results are not of this
 * version or `from` does not hold the award, NOT_COMPETING, ALREADY_ASSIGNED, AWARD_FULL, or EXCLUSIVE_AWARD with every award in the way.
 */
export async function giveAward(
  db: Database,
  award: OrganizedAward,
  { entryId, from, version }: z.output<typeof contract.give.input>,
): Promise<z.output<typeof contract.give.output>> {
  const { awardId, eventId, actor } = award
  return editEvent(db, award, async ({ tx, sql, begin }) => {
    const names = await loadNames(tx, award, entryId)
    if (!competes(names.taker)) throw new AppError("NOT_COMPETING")
    const found = await resultsNow(db, { tx, sql }, eventId)
    if (found.version !== version) throw new AppError("TIE_CHANGED")
    const ground = awardGround(found)
    const holders = ground.winners.filter((held) => held.awardId === awardId).map((held) => held.entryId)
    if (from !== null && !holders.includes(from)) throw new AppError("TIE_CHANGED")
    if (holders.includes(entryId)) throw new AppError("ALREADY_ASSIGNED")
    if (from === null && holders.length >= names.award.maxWinners) throw new AppError("AWARD_FULL")
    const { moves, obstacles } = cascadeOf(ground, { awardId, from, to: entryId })
    if (obstacles.length > 0) throw assignmentRefused("EXCLUSIVE_AWARD", names.award, obstacles.map(names.awardOf))
    const { record } = await begin("decisions")
    const made = await moveAwards(tx, moves, actor.slice(0, LIMITS.award.assignedByMaxChars).toWellFormed())
    for (const move of moves)
      await record({
        action: "award.handedOn",
        subject: awardSubject(names.awardOf(move.awardId)),
        before: { entry: names.entryOf(move.from) },
        after: { entry: names.entryOf(move.to) },
      })
    return made
  })
}

/** Throws NOT_FOUND if the award or the entry is gone, or the entry is of another event. */
async function loadNames(tx: PrismaTransaction, { awardId, eventId }: OrganizedAward, entryId: number) {
  const awards = new Map((await tx.award.findMany({ where: { eventId } })).map((award) => [award.id, award]))
  const select = { id: true, votingId: true, entryName: true, status: true }
  const entries = await tx.entry.findMany({ where: { eventId }, select })
  const byId = new Map(entries.map((entry) => [entry.id, entrySubject(entry)]))
  const award = awards.get(awardId)
  const taker = entries.find(({ id }) => id === entryId)
  if (!award || !taker) throw new AppError("NOT_FOUND")
  return {
    award,
    taker,
    awardOf: (id: number) => awards.get(id) ?? award,
    entryOf: (id: number | null) => (id === null ? null : (byId.get(id) ?? null)),
  }
}

async function moveAwards(tx: PrismaTransaction, moves: Cascade["moves"], assignedBy: string) {
  const made = []
  for (const { awardId, from, to } of moves) {
    if (from !== null) await tx.awardWinner.deleteMany({ where: { awardId, entryId: from } })
    if (to === null) continue
    made.push(await tx.awardWinner.create({ data: { awardId, entryId: to, assignedBy, isProposed: true } }))
  }
  return made.map(awardWinnerOf)
}
