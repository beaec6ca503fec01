import type { AnnouncedEntry } from "@rosette/contract/publishing/ceremony"
import type { SnapshotBody } from "@rosette/contract/publishing/snapshots"
import { type HandOver, type HeldAward, heldAfter } from "@rosette/domain/ceremony/hand-overs"
import { publishedLines } from "@rosette/domain/ceremony/published-lines"
import { type ArrangedLine, type MadeLine, type RunLine, runOrder } from "@rosette/domain/ceremony/run-order"
import { countedScore } from "@rosette/domain/results/counted-score"
import { numberAfter } from "@rosette/domain/ties/rules"
import type { Skip } from "./record.ts"

/** The run order of published results, in which winners who have left are replaced by those who took their awards. */
export function runOrderOf(
  body: SnapshotBody,
  { arranged, skips }: { arranged: readonly ArrangedLine[]; skips: readonly Skip[] },
): RunLine[] {
  const handOvers = handOversOf(skips)
  return runOrder(
    publishedLines(body).map((line) => withHandOvers(line, handOvers)),
    arranged,
  )
}

function withHandOvers(line: MadeLine, handOvers: readonly HandOver[]): MadeLine {
  const awardId = awardOfLine(line.key)
  if (awardId === null) return line
  const winners = line.entryIds.map((entryId) => ({ awardId, entryId }))
  return { ...line, entryIds: heldAfter(winners, handOvers).map(({ entryId }) => entryId) }
}

/** The award that a line announces, or null. */
export const awardOfLine = (key: string): number | null => numberAfter("award", key)

/** The key of the line that announces an award. */
export const lineOfAward = (awardId: number): string => `award:${awardId}`

/** The skips with the awards that they hand on. */
export const handOversOf = (skips: readonly Skip[]): (Skip & HandOver)[] =>
  skips.flatMap((skip) => {
    const awardId = awardOfLine(skip.key)
    return awardId === null ? [] : [{ ...skip, awardId }]
  })

/** Who has which award in this version. */
export const publishedWinners = ({ awards }: Pick<SnapshotBody, "awards">): HeldAward[] =>
  awards.flatMap(({ id, winners }) => winners.map(({ entryId }) => ({ awardId: id, entryId })))

/** Whatever an entry is announced with, by its id; its percent and points are the published ones. */
export function announcedEntries({ entries, results, criteria }: SnapshotBody): (id: number) => AnnouncedEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const resultOf = new Map(results.map((result) => [result.entryId, result]))
  return (id) => {
    const entry = byId.get(id)
    if (!entry) return []
    const result = resultOf.get(id)
    const { entryName, ownerParticipant, votingId, imageUrl } = entry
    return [
      {
        ...{ entryId: id, entryName, ownerParticipant, votingId, imageUrl },
        percent: result?.overallPercent ?? null,
        score: result ? countedScore(result, criteria) : null,
        hidesName: !entry.showEntryName,
        hidesOwner: !entry.showOwnerParticipant,
      },
    ]
  }
}
