import { inPublic, type PaperEntry, paperEntries } from "./paper-entries.ts"
import type { PaperVersion } from "./paper-version.ts"

export type RankingRow = PaperEntry & { isShared: boolean }

/** All entries by place, for paper that everybody can read. */
export function rankingRows({ body }: PaperVersion): RankingRow[] {
  const entryOf = paperEntries(body)
  const counts = new Map<number | null, number>()
  for (const { place } of body.results) counts.set(place, (counts.get(place) ?? 0) + 1)
  return body.results.flatMap(({ entryId, place }) =>
    entryOf(entryId).map((entry) => ({
      ...inPublic(entry),
      isShared: place !== null && (counts.get(place) ?? 0) > 1,
    })),
  )
}
