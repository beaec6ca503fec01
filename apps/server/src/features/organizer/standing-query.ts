import { setImmediate as othersFirst } from "node:timers/promises"
import { criterionApplies, type EntryTally, eventResults } from "@rosette/domain"
import { AppError } from "../../app-error.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { sqlOf } from "../../data/sql-of.ts"
import { keptStandings, type Standing } from "./kept-standings.ts"

const HOPEFUL_TRIES = 3

/** How the event stands now: kept until something moves a result, then made anew from one tally an entry. NOT_FOUND where it is gone. */
export async function eventStanding(db: Database, eventId: number): Promise<Standing> {
  const kept = keptStandings(db)
  let version = await versionOf(db.prisma, eventId)
  for (let attempt = 1; attempt <= HOPEFUL_TRIES; attempt++) {
    const known = kept.get(eventId, version)
    if (known) return known
    const standing = await readStanding(db.prisma, eventId, version)
    const versionAfter = await versionOf(db.prisma, eventId)
    // Whatever moves a result raises the version with it: the same version before and after means one state was read.
    if (versionAfter === version) {
      kept.keep(eventId, standing)
      return standing
    }
    version = versionAfter
  }
  return lockedStanding(db, eventId)
}

/** While sheets keep coming, one reading makes them wait. */
function lockedStanding(db: Database, eventId: number): Promise<Standing> {
  return db.transaction(async (tx) => {
    await sqlOf(tx, db.dialect).run(`UPDATE "Event" SET "resultsVersion" = "resultsVersion" WHERE "id" = ?`, [eventId])
    return readStanding(tx, eventId, await versionOf(tx, eventId))
  })
}

async function versionOf(prisma: PrismaTransaction, eventId: number): Promise<number> {
  const event = await prisma.event.findUnique({ where: { id: eventId }, select: { resultsVersion: true } })
  if (!event) throw new AppError("NOT_FOUND")
  return event.resultsVersion
}

async function readStanding(prisma: PrismaTransaction, eventId: number, version: number): Promise<Standing> {
  const criteria = await prisma.criterion.findMany({ where: { eventId } })
  const entries = await inPages((afterId, take) =>
    prisma.entry.findMany({ where: { eventId, id: { gt: afterId } }, orderBy: { id: "asc" }, take }),
  )
  const tallies = await readTallies(prisma, eventId)
  await othersFirst()
  return {
    version,
    results: eventResults(entries, criteria, tallies),
    applicableCriteriaByEntry: entries.map(
      (entry) => criteria.filter((criterion) => criterionApplies(criterion, entry)).length,
    ),
  }
}

async function readTallies(prisma: PrismaTransaction, eventId: number): Promise<EntryTally[]> {
  const rows = await inPages(async (afterId, take) => {
    const page = await prisma.tally.findMany({
      where: { eventId, entryId: { gt: afterId } },
      orderBy: { entryId: "asc" },
      take,
    })
    return page.map((row) => ({ ...row, id: row.entryId }))
  })
  // Only the tally's own writer fills this column, with exactly this shape.
  return rows.map(({ entryId, judgeCount, sums }) => ({
    entryId,
    judgeCount,
    sums: JSON.parse(sums) as EntryTally["sums"],
  }))
}
