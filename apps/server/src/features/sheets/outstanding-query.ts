import { LIMITS } from "@rosette/contract/limits"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { neededSheets, sheetCounts } from "@rosette/domain/contest/progress"
import type { ResultsSetup } from "@rosette/domain/contest/results"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { type AskedEntries, askedEntries } from "../../data/records/asked-entries.ts"
import { entriesInClass } from "../../data/records/class-of-event.ts"
import { publishedAtOf } from "../../data/records/published-versions.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { averagesByEntry, currentResults, setupOf } from "../results/current-results-query.ts"
import { type DividedPanel, narrowed } from "../results/divided-panel-query.ts"
import { lackingSheets } from "./lacking-query.ts"

type Count = { judgeId: number; isSubmitted: boolean; sheets: number }

/** A few thousand sheets, with three hundred entries. */
const JUDGES_AT_ONCE = 10

/**
 * What results still wait for: sheets that are not submitted yet, and scores that submitted ones lack, with whose and
 * why.
 */
export async function outstandingSheets(
  db: Database,
  { eventId }: OrganizedEvent,
  classId?: number | null,
): Promise<z.output<typeof contract.outstanding.output>> {
  const inClass = await entriesInClass(db.prisma, eventId, classId)
  const current = await currentResults(db, eventId)
  const setup = setupOf(current.setup, inClass)
  const panel = current.panel && narrowed(current.panel, inClass)
  const averages = { setup, lines: averagesByEntry(current), judges: panel?.panel.judges }
  const lacking = await lackingSheets(db.read, eventId, averages)
  const lackingByJudge = Map.groupBy(lacking, ({ judgeId }) => judgeId)
  const rows = await db.prisma.judge.findMany({ where: { eventId }, orderBy: { id: "asc" } })
  const asked = await askedEntries(db.prisma, { eventId, classId })
  const counts: Count[] = []
  await inSlices(rows, JUDGES_AT_ONCE, async (slice) => {
    counts.push(...(await countSheets(db, slice, asked)))
  })
  const countOf = (judgeId: number, isSubmitted: boolean) =>
    counts.find((row) => row.judgeId === judgeId && row.isSubmitted === isSubmitted)?.sheets ?? 0
  const askedCount = setup.entries.filter(({ isAsked }) => isAsked).length
  const judges = rows.map(({ id, name, isActive, createdAt, lastSeenAt, waitingSheets }) => {
    const submittedEntries = countOf(id, true)
    const share = panel?.shares.get(id)
    const left = share ? share.total - share.completed : askedCount - submittedEntries
    return {
      id,
      name,
      isActive,
      createdAt: createdAt.toISOString(),
      submittedEntries,
      draftEntries: countOf(id, false),
      outstandingSheets: isActive ? Math.max(0, left) : 0,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      waitingSheets,
    }
  })
  const missing = panel ? offeredEntries(panel) : await missingEntries(db, judges, asked)
  const named = namesIn(setup, current.names)
  const publishedAt = await publishedAtOf(db.prisma, eventId)
  return {
    ...(panel
      ? neededSheets(panel.counts, lacking.length, publishedAt)
      : sheetCounts(judges, askedCount, lacking.length, publishedAt)),
    judges: judges
      .filter(({ id, outstandingSheets: left }) => left > 0 || lackingByJudge.has(id))
      .map(({ createdAt: _, ...judge }) => ({
        ...judge,
        missing: named((missing.get(judge.id) ?? []).map((entryId) => ({ entryId }))),
        lacking: named(
          (lackingByJudge.get(judge.id) ?? []).map(({ entryId, criterionIds, isAsked }) => ({
            entryId,
            criterionIds,
            isAsked,
          })),
        ),
      })),
    criteria: setup.criteria.flatMap(({ id, name }) => {
      const sheets = lacking.filter(({ criterionIds }) => criterionIds.includes(id)).length
      return sheets > 0 ? [{ criterionId: id, name, lackingSheets: sheets }] : []
    }),
  }
}

/** Adds the names of entries and sorts them by voting ID; leaves out what was deleted in the meantime. */
function namesIn({ entries }: ResultsSetup, names: ReadonlyMap<number, { entryName: string }>) {
  const byId = new Map(entries.map(({ entry }) => [entry.id, entry]))
  return <Said extends { entryId: number }>(said: readonly Said[]) =>
    said
      .flatMap((one) => {
        const entry = byId.get(one.entryId)
        const named = names.get(one.entryId)
        return entry && named ? [{ ...one, votingId: entry.votingId, entryName: named.entryName }] : []
      })
      .sort((a, b) => compareVotingIds(a.votingId, b.votingId))
}

async function countSheets(
  { prisma }: Database,
  judges: readonly { id: number }[],
  asked: AskedEntries,
): Promise<Count[]> {
  const where = { judgeId: { in: judges.map(({ id }) => id) }, isSetAside: false, entry: asked }
  const counts = await prisma.sheet.groupBy({ by: ["judgeId", "isSubmitted"], where, _count: true })
  return counts.map(({ judgeId, isSubmitted, _count }) => ({ judgeId, isSubmitted, sheets: _count }))
}

/** The first entries in voting ID order that each judge could be offered. */
function offeredEntries({ panel, teams }: DividedPanel): Map<number, number[]> {
  const short = teams.flatMap(({ entries }) => entries.filter(({ need, done }) => done < need))
  const order = panel.entries.map(({ id }) => id)
  return new Map(
    panel.judges.map(({ id }) => {
      const open = new Set(short.filter((need) => need.open.includes(id)).map(({ entryId }) => entryId))
      return [id, order.filter((entryId) => open.has(entryId)).slice(0, LIMITS.outstanding.namedEntries)]
    }),
  )
}

/** The entries that a judge still has to score, for judges with so few that a list of names helps. */
async function missingEntries(
  { prisma }: Database,
  judges: readonly { id: number; outstandingSheets: number }[],
  asked: AskedEntries,
): Promise<Map<number, number[]>> {
  const nearlyDone = judges.filter(({ outstandingSheets: left }) => left > 0 && left <= LIMITS.outstanding.namedEntries)
  const missing = new Map<number, number[]>()
  await inSlices(nearlyDone, 1, async ([judge]) => {
    if (!judge) return
    const submitted = { judgeId: judge.id, isSubmitted: true }
    const entries = await prisma.entry.findMany({
      where: { ...asked, sheets: { none: submitted } },
      select: { id: true },
    })
    missing.set(
      judge.id,
      entries.map(({ id }) => id),
    )
  })
  return missing
}
