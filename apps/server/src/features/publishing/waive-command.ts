import type { BlockingLine, Review } from "@rosette/contract/publishing"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { EventContest } from "../results/contest-query.ts"
import { RESULTS, requireState } from "./required-state.ts"
import { reviewUnderLock } from "./review-query.ts"

/**
 * Waives one reason that prevents publishing, under the name of the person who does it. Throws NOT_FOUND if there is no
 * reason of this kind and key now. Earlier waivers stay as they are.
 */
export async function waive(
  db: Database,
  event: OrganizedEvent,
  { kind, key, reason }: z.output<typeof contract.waive.input>,
): Promise<Review> {
  const { eventId, actor } = event
  // Allowed while results are published: requireState then throws WRONG_RESULTS_STATE, which says more.
  return changeEvent(db, event, "administration", async (change) => {
    await requireState(change, eventId, "review")
    const { state, blocking, found } = await reviewUnderLock(db, change, eventId)
    const waived = blocking.find((line) => line.kind === kind && line.key === key)
    if (!waived) throw new AppError("NOT_FOUND")
    if (!waived.isWaived) {
      await change.tx.waiver.create({ data: { eventId, kind, waivedKey: key, reason, waivedBy: actor } })
      const after = { ...(await waiverForHistory(change.tx, waived, found)), reason }
      await change.record({ action: "results.waived", subject: RESULTS, after })
    }
    return { state, blocking: blocking.map((line) => (line === waived ? { ...line, isWaived: true } : line)) }
  })
}

/** A waiver as the history records it: judge, entries, criteria and award by their present names. */
async function waiverForHistory(tx: PrismaTransaction, line: BlockingLine, { contest }: EventContest) {
  const entryIds = "entryIds" in line ? line.entryIds : "entryId" in line ? [line.entryId] : null
  const criterionIds = "criterionIds" in line ? line.criterionIds : null
  const byId = { select: { name: true } } as const
  const judge = "judgeId" in line ? await tx.judge.findUnique({ where: { id: line.judgeId }, ...byId }) : null
  const award = "awardId" in line ? await tx.award.findUnique({ where: { id: line.awardId }, ...byId }) : null
  return {
    kind: line.kind,
    ...(judge && { judge: judge.name }),
    ...(award && { award: award.name }),
    ...(entryIds && { votingIds: namesOf(entryIds, contest.entries, ({ votingId }) => votingId) }),
    ...(criterionIds && { criteria: namesOf(criterionIds, contest.criteria, ({ name }) => name) }),
    ...("waitingSheets" in line && { waitingSheets: line.waitingSheets }),
    ...("ladder" in line && { ladder: line.ladder }),
  }
}

function namesOf<Named extends { id: number }>(
  ids: readonly number[],
  named: readonly Named[],
  nameOf: (one: Named) => string,
): string[] {
  const byId = new Map(named.map((one) => [one.id, nameOf(one)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
