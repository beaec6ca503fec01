import type { SnapshotBody } from "@rosette/contract/snapshots"
import { entryResult, rankedLines } from "@rosette/domain/contest/results"
import type { PrismaTransaction } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { classIdsOf, WITH_CLASSES } from "../../data/records/award-classes.ts"
import { eligibleFlagsIn } from "../../data/records/json-columns.ts"
import { keptOf } from "../../data/records/kept-winner.ts"
import type { EventContest } from "../results/contest-query.ts"

/** Averages, ranks and places, by place and then voting ID. */
export function resultsOf({ lines, setup, standings }: EventContest): SnapshotBody["results"] {
  const lineOf = new Map(lines.map((line) => [line.entry.id, line]))
  const ranks = ranksOf(lines)
  return standings.rows.flatMap(({ entryId, ...places }) => {
    const line = lineOf.get(entryId)
    if (!line) return []
    const { overallPercent, overallPercentRounded, judgeCount, criteria, rank } = entryResult(
      line,
      ranks.get(entryId) ?? null,
      setup,
    )
    const averages = criteria.map(({ criterionId, average, judgeCount: judges }) => {
      return { criterionId, average, judgeCount: judges }
    })
    return [{ entryId, rank, overallPercent, overallPercentRounded, judgeCount, ...places, criteria: averages }]
  })
}

const ranksOf = (lines: EventContest["lines"]): Map<number, number | null> =>
  new Map(rankedLines(lines).map(({ line, rank }) => [line.entry.id, rank]))

export async function readAwards(tx: PrismaTransaction, eventId: number): Promise<SnapshotBody["awards"]> {
  const awards = await tx.award.findMany({
    where: { eventId },
    orderBy: { id: "asc" },
    include: { ...WITH_CLASSES, winners: { orderBy: { id: "asc" } } },
  })
  return awards.map(({ winners, ...award }) => ({
    id: award.id,
    name: award.name,
    description: award.description,
    priority: award.priority,
    isExclusive: award.isExclusive,
    maxWinners: award.maxWinners,
    basis: award.basis,
    basisId: award.basisId,
    eligibleClassIds: classIdsOf(award),
    eligibleFlags: eligibleFlagsIn(award.eligibleFlags),
    ignoresExclusivity: award.ignoresExclusivity,
    winners: winners.map((row) => {
      const { entryId, assignedBy, assignedAt, notes, isProposed } = row
      const kept = keptOf(row)
      return { entryId, assignedBy, assignedAt: assignedAt.toISOString(), notes, isProposed, ...(kept && { kept }) }
    }),
  }))
}

export async function readConfirmedWinners(
  tx: PrismaTransaction,
  eventId: number,
): Promise<SnapshotBody["confirmedWinners"]> {
  const rows = await tx.confirmedWinner.findMany({ where: { eventId }, orderBy: { id: "asc" } })
  return rows.map(({ id, entryId, criterionId, winnerType, position, confirmedBy, confirmedAt, notes }) => {
    const place = { criterionId, winnerType, position }
    return { id, entryId, ...place, confirmedBy, confirmedAt: confirmedAt.toISOString(), notes }
  })
}

const SHEET = { id: true, judgeId: true, entryId: true, isSubmitted: true, revision: true, comments: true } as const

export async function readSheets(tx: PrismaTransaction, eventId: number): Promise<SnapshotBody["sheets"]> {
  const sheets = await inPages((after, take) =>
    tx.sheet.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, take, select: SHEET }),
  )
  return sheets.map((sheet) => ({ ...sheet, comments: sheet.isSubmitted ? sheet.comments : "" }))
}
