import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"
import { type CountedPointsOf, useCountedPoints } from "../counted-points.ts"
import type { EntryResult } from "../entry-result.ts"
import { type Applies, useApplies } from "../use-applies.ts"
import { type RankingSection, rankingSections } from "./ranking-sections.ts"

export type RankingColumns = { sections: RankingSection[]; applies: Applies; countedOf: CountedPointsOf }

/** The columns of the ranking. */
export function useRankingColumns(eventId: number, results: readonly EntryResult[]): RankingColumns {
  const criteria = trpc.organizer.criteria.useQuery({ eventId }).data
  const applies = useApplies(eventId)
  const shown = results[0]?.criteria
  const sections = useMemo(() => rankingSections(shown ?? [], criteria), [shown, criteria])
  return { sections, applies, countedOf: useCountedPoints(eventId, results) }
}
