import { LIMITS } from "@rosette/contract/limits"
import type { awardsContract as contract } from "@rosette/contract/routers"
import { refuseAssignment } from "@rosette/domain/contest/awards"
import type { AwardProposal } from "@rosette/domain/contest/proposal"
import type { z } from "zod"
import { editEvent } from "../../data/change/event-change.ts"
import { awardSubject, entrySubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { resultsNow } from "../results/current-results-query.ts"
import { assignmentRefused } from "./refusals.ts"
import { awardWinnerOf } from "./shapes.ts"

type AwardWinners = { awardId: number; entryIds: number[] }

/**
 * Who gets which award by the proposal: entries that already hold it keep it, and undecided or waiting awards are given
 * to nobody.
 */
const givenBy = (proposal: readonly AwardProposal[]): AwardWinners[] =>
  proposal
    .map(({ awardId, winners }) => ({
      awardId,
      entryIds: winners.flatMap(({ entryId, isPinned }) => (isPinned ? [] : entryId)),
    }))
    .filter(({ entryIds }) => entryIds.length > 0)

/**
 * Assigns the proposed winners of the named awards, or of all. Throws TIE_CHANGED if `version` is not that of the
 * present results, NOT_FOUND if a named award is not of the event.
 */
export async function acceptProposal(
  db: Database,
  event: OrganizedEvent,
  { version, awardIds }: z.output<typeof contract.accept.input>,
): Promise<z.output<typeof contract.accept.output>> {
  const { eventId } = event
  return editEvent(db, event, async ({ tx, sql, begin }) => {
    const found = await resultsNow(db, { tx, sql }, eventId)
    if (found.version !== version) throw new AppError("TIE_CHANGED")
    const awards = await loadAwards(tx, eventId)
    for (const id of awardIds ?? []) known(awards, id)
    const given = givenBy(found.standings.proposal).filter(({ awardId }) => awardIds?.includes(awardId) ?? true)
    if (given.length === 0) return []
    const entries = await loadEntries(tx, eventId, given)
    refuseGiven(given, { awards, entries })
    const assignedBy = event.actor.slice(0, LIMITS.award.assignedByMaxChars).toWellFormed()
    const { record } = await begin("decisions")
    for (const { awardId, entryIds } of given) {
      const names = entryIds.map((id) => entrySubject(known(entries, id)))
      await record({
        action: "award.accepted",
        subject: awardSubject(known(awards, awardId)),
        after: { entries: names, assignedBy },
      })
    }
    const data = given.flatMap(({ awardId, entryIds }) =>
      entryIds.map((entryId) => ({ awardId, entryId, assignedBy, isProposed: true })),
    )
    const made = await tx.awardWinner.createManyAndReturn({ data })
    return made.toSorted((a, b) => a.id - b.id).map(awardWinnerOf)
  })
}

async function loadAwards(tx: PrismaTransaction, eventId: number) {
  return byId(await tx.award.findMany({ where: { eventId }, include: { _count: { select: { winners: true } } } }))
}

async function loadEntries(tx: PrismaTransaction, eventId: number, given: readonly AwardWinners[]) {
  const entryIds = [...new Set(given.flatMap((one) => one.entryIds))]
  const entries = await tx.entry.findMany({
    where: { eventId, id: { in: entryIds } },
    select: { id: true, votingId: true, entryName: true, status: true, awardWinners: { select: { awardId: true } } },
  })
  return byId(entries)
}

type Loaded = {
  awards: Awaited<ReturnType<typeof loadAwards>>
  entries: Awaited<ReturnType<typeof loadEntries>>
}

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]))

function known<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id)
  if (!row) throw new AppError("NOT_FOUND")
  return row
}

/** The rules of every single assignment apply to these too, one after the other. */
function refuseGiven(given: readonly AwardWinners[], { awards, entries }: Loaded): void {
  const heldBy = new Map<number, RowOf<"Award">[]>()
  for (const { id, awardWinners } of entries.values())
    heldBy.set(
      id,
      awardWinners.map(({ awardId }) => known(awards, awardId)),
    )
  for (const { awardId, entryIds } of given) {
    const award = known(awards, awardId)
    for (const [index, entryId] of entryIds.entries()) {
      const held = heldBy.get(entryId) ?? []
      const refusal = refuseAssignment({
        award,
        heldByEntry: held,
        winnersOfAward: award._count.winners + index,
        alreadyAssigned: held.includes(award),
        status: known(entries, entryId).status,
      })
      if (refusal) throw assignmentRefused(refusal, award, held)
      heldBy.set(entryId, [...held, award])
    }
  }
}
