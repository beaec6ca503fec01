import type { AnnouncedEntry, SnapshotBody } from "@rosette/contract"
import { type MadeLine, publishedLines, type RunLine, runOrder } from "@rosette/domain"
import type { CeremonyRecord, Skip } from "./record.ts"

/** The run order of published results, in which winners who have left are replaced by those who took their awards. */
export function runOrderOf(
  body: SnapshotBody,
  { arranged, skips }: Pick<CeremonyRecord, "arranged" | "skips">,
): RunLine[] {
  return runOrder(
    publishedLines(body).map((line) => withSkips(line, skips)),
    arranged,
  )
}

function withSkips(line: MadeLine, skips: readonly Skip[]): MadeLine {
  let entryIds = line.entryIds
  for (const { entryId, takenBy } of skips.filter(({ key }) => key === line.key))
    entryIds = entryIds.flatMap((id) => (id !== entryId ? [id] : takenBy === null ? [] : [takenBy]))
  return { ...line, entryIds }
}

/** What an entry is announced with, by its id; its percent is the published one. */
export function announcedEntries({ entries, results }: SnapshotBody): (id: number) => AnnouncedEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const percents = new Map(results.map(({ entryId, overallPercent }) => [entryId, overallPercent]))
  return (id) => {
    const entry = byId.get(id)
    if (!entry) return []
    const { entryName, ownerParticipant, votingId, imageUrl } = entry
    return [
      {
        ...{ entryId: id, entryName, ownerParticipant, votingId, imageUrl, percent: percents.get(id) ?? null },
        hidesName: !entry.showEntryName,
        hidesOwner: !entry.showOwnerParticipant,
      },
    ]
  }
}
