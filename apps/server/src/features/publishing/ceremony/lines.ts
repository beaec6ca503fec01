import type { AnnouncedEntry } from "@rosette/contract/ceremony"
import type { SnapshotBody } from "@rosette/contract/snapshots"
import { type HandOver, type HeldAward, heldAfter } from "@rosette/domain/ceremony/hand-overs"
import { publishedLines } from "@rosette/domain/ceremony/published-lines"
import { type ArrangedLine, awardLines, type RunLine, runOrder } from "@rosette/domain/ceremony/run-order"
import { closePercents, countedScore } from "@rosette/domain/contest/counted-score"
import { numberAfter } from "@rosette/domain/contest/rules"
import type { Skip } from "./record.ts"

/**
 * The run order of published results, in which winners who have left are replaced by those who took their awards. Product rule: an
 * award that would be announced with a place then has its own line after that place, because the place of who took it may have been
 * announced.
 */
export function runOrderOf(
  body: SnapshotBody,
  { arranged, skips }: { arranged: readonly ArrangedLine[]; skips: readonly Skip[] },
): RunLine[] {
  const handOvers = handOversOf(skips)
  const handedOn = new Set(skips.map(({ key }) => key))
  return runOrder(publishedLines(body), arranged)
    .flatMap((line) => withoutTheirPlace(line, handedOn))
    .map((line) => withHandOvers(line, handOvers))
}

function withoutTheirPlace(line: RunLine, handedOn: ReadonlySet<string>): RunLine[] {
  const also = line.also.filter(({ key }) => !handedOn.has(key))
  const own = line.also.filter(({ key }) => handedOn.has(key))
  return [{ ...line, also }, ...awardLines(line, own)]
}

function withHandOvers(line: RunLine, handOvers: readonly HandOver[]): RunLine {
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
  const close = closePercents(results)
  return (id) => {
    const entry = byId.get(id)
    if (!entry || entry.status === "absent") return []
    const result = resultOf.get(id)
    const { entryName, ownerParticipant, votingId, imageUrl } = entry
    return [
      {
        entryId: id,
        entryName,
        ownerParticipant,
        votingId,
        imageUrl,
        percent: result?.overallPercent ?? null,
        score: result ? countedScore(result, criteria, close) : null,
        hidesName: !entry.showEntryName,
        hidesOwner: !entry.showOwnerParticipant,
      },
    ]
  }
}
