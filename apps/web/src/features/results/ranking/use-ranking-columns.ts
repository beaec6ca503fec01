import { inCriteriaOrder } from "@rosette/domain/contest/sections"
import { type EventWords, sectionTitle } from "@rosette/domain/events/event-words"
import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"
import { useWords } from "../../words/words-context.ts"
import { type CountedPointsOf, useCountedPoints } from "../counted-points.ts"
import { type CriterionResult, criteriaIn, type EntryResult } from "../entry-result.ts"
import { type Applies, useApplies } from "../use-applies.ts"

export type RankingColumns = { sections: RankingSection[]; applies: Applies; countedOf: CountedPointsOf }

/** The columns of the ranking. */
export function useRankingColumns(eventId: number, results: readonly EntryResult[]): RankingColumns {
  const criteria = trpc.organizer.criteria.useQuery({ eventId }).data
  const applies = useApplies(eventId)
  const words = useWords()
  const sections = useMemo(() => rankingSections(criteriaIn(results), criteria, words), [results, criteria, words])
  return { sections, applies, countedOf: useCountedPoints(eventId, results) }
}

/** A section of the ranking's columns with its criteria. */
export type RankingSection = { name: string; criteria: Pick<CriterionResult, "criterionId" | "name" | "maxPoints">[] }

/** The section of criteria that the percent leaves out, so that the sums of the others add up to it. */
export const NOT_COUNTED = "Not in the percent"

/**
 * The criteria of the results by section, those that do not count in the percent last; one section for all if their
 * order is unknown.
 */
export function rankingSections(
  shown: RankingSection["criteria"],
  known: readonly { id: number; order: number; countsOverall: boolean }[] | undefined,
  words: EventWords,
): RankingSection[] {
  const byId = new Map(shown.map((criterion) => [criterion.criterionId, criterion]))
  const ordered = inCriteriaOrder(known ?? []).filter(({ id }) => byId.has(id))
  if (ordered.length < shown.length) return shown.length === 0 ? [] : [{ name: "All criteria", criteria: shown }]
  const counted = [
    ...ordered.filter(({ countsOverall }) => countsOverall),
    ...ordered.filter((one) => !one.countsOverall),
  ]
  const sections: RankingSection[] = []
  for (const { id, order, countsOverall } of counted) {
    const criterion = byId.get(id)
    const name = countsOverall ? sectionTitle(order, words) : NOT_COUNTED
    if (!criterion) continue
    const last = sections.at(-1)
    if (last?.name === name) last.criteria.push(criterion)
    else sections.push({ name, criteria: [criterion] })
  }
  return sections
}
