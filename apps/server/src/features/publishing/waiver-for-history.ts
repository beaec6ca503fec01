import type { BlockingLine } from "@rosette/contract/publishing"
import type { PrismaTransaction } from "../../data/database.ts"
import type { EventContest } from "../results/contest-query.ts"

/** A waiver as the history records it: judge, entries, criteria and award by their present names. */
export async function waiverForHistory(tx: PrismaTransaction, line: BlockingLine, { contest }: EventContest) {
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
