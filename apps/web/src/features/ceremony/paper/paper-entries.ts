import type { SnapshotBody } from "@rosette/contract/snapshots"
import { competedIn } from "@rosette/domain/ceremony/out-of-contest"
import { type CountedScore, countedScore, scoreText } from "@rosette/domain/contest/counted-score"
import { hiddenName } from "@rosette/domain/entries/entry-names"
import type { PaperVersion } from "./paper-version.ts"

/** An entry with its result in a published version. */
export type PaperEntry = {
  entryId: number
  votingId: string
  name: string
  owner: string
  className: string | null
  imageUrl: string | null
  hidesName: boolean
  hidesOwner: boolean
  place: number | null
  classPlace: number | null
  score: CountedScore | null
}

/** Returns a function that finds a version's entry by its id, as a list: empty if there is none, or it was absent. */
export function paperEntries({ entries, classes, results, criteria }: SnapshotBody): (entryId: number) => PaperEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const classNames = new Map(classes.map(({ id, name }) => [id, name]))
  const resultOf = new Map(results.map((result) => [result.entryId, result]))
  return (entryId) => {
    const entry = byId.get(entryId)
    if (!entry || entry.status === "absent") return []
    const result = resultOf.get(entryId)
    return [
      {
        entryId,
        votingId: entry.votingId,
        name: entry.entryName,
        owner: entry.ownerParticipant,
        className: classNames.get(entry.classId ?? 0) ?? null,
        imageUrl: entry.imageUrl,
        hidesName: !entry.showEntryName,
        hidesOwner: !entry.showOwnerParticipant,
        place: result?.place ?? null,
        classPlace: result?.classPlace ?? null,
        score: result ? countedScore(result, criteria) : null,
      },
    ]
  }
}

/** The entry for paper that everybody can read, without a name or an owner that it hides. */
export const inPublic = (entry: PaperEntry): PaperEntry => ({
  ...entry,
  name: entry.hidesName ? hiddenName(entry) : entry.name,
  owner: entry.hidesOwner ? "" : entry.owner,
})

/** "88% · 140 of 160" */
export const scoreWords = (score: CountedScore | null): string => (score === null ? "–" : scoreText(score))

export type RankingRow = PaperEntry & { isShared: boolean }

/** All entries that competed by place, for paper that everybody can read. */
export function rankingRows({ body }: PaperVersion): RankingRow[] {
  const entryOf = paperEntries(body)
  const counts = new Map<number | null, number>()
  for (const { place } of body.results) counts.set(place, (counts.get(place) ?? 0) + 1)
  const competed = competedIn(body.entries)
  const placed = body.results.filter(({ entryId }) => competed(entryId))
  return placed.flatMap(({ entryId, place }) =>
    entryOf(entryId).map((entry) => ({
      ...inPublic(entry),
      isShared: place !== null && (counts.get(place) ?? 0) > 1,
    })),
  )
}
