import type { AnnouncedEntry, SnapshotBody } from "@rosette/contract"
import { type MadeLine, madeLines, type RunLine, runOrder } from "@rosette/domain"
import type { CeremonyRecord, Skip } from "./record.ts"

/** The lines that published results make, with those who have left replaced by those who have their award now. */
export function linesOf(
  body: SnapshotBody,
  { arranged, skips }: Pick<CeremonyRecord, "arranged" | "skips">,
): RunLine[] {
  return runOrder(
    madeFrom(body).map((line) => withSkips(line, skips)),
    arranged,
  )
}

function madeFrom({ rules, results, criteria, confirmedWinners, awards }: SnapshotBody): MadeLine[] {
  const winnersOf = (criterionId: number) =>
    confirmedWinners.filter((one) => one.winnerType === "category" && one.criterionId === criterionId)
  return madeLines({
    placesThatMatter: rules.placesThatMatter,
    entries: results,
    categories: criteria.map(({ id, name, order }) => ({
      criterionId: id,
      name,
      order,
      entryIds: winnersOf(id)
        .toSorted((a, b) => a.position - b.position)
        .map(({ entryId }) => entryId),
    })),
    awards: awards.map(({ id, name, priority, winners }) => ({
      awardId: id,
      name,
      priority,
      entryIds: winners.map(({ entryId }) => entryId),
    })),
  })
}

function withSkips(line: MadeLine, skips: readonly Skip[]): MadeLine {
  let entryIds = line.entryIds
  for (const { entryId, takenBy } of skips.filter(({ key }) => key === line.key))
    entryIds = entryIds.flatMap((id) => (id !== entryId ? [id] : takenBy === null ? [] : [takenBy]))
  return { ...line, entryIds }
}

/** Whatever an entry is announced with, by its id; its percent is the published one. */
export function announcedEntries({ entries, results }: SnapshotBody): (id: number) => AnnouncedEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const percents = new Map(results.map(({ entryId, overallPercent }) => [entryId, overallPercent]))
  return (id) => {
    const entry = byId.get(id)
    if (!entry) return []
    const { entryName, ownerParticipant, votingId, imageUrl } = entry
    return [{ entryId: id, entryName, ownerParticipant, votingId, imageUrl, percent: percents.get(id) ?? null }]
  }
}
