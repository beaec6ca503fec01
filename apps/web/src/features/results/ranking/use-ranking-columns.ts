import { criterionApplies, REQUIREMENTS } from "@rosette/domain"
import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { EntryResult } from "../winners/result-explanation.ts"
import { type RankingSection, rankingSections } from "./ranking-sections.ts"

export type RankingColumns = {
  sections: RankingSection[]
  /** Whether a criterion applies to an entry; true until known. */
  applies: (entryId: number, criterionId: number) => boolean
}

/** The columns of the ranking. Entries are loaded only if a criterion does not apply to all of them. */
export function useRankingColumns(eventId: number, results: readonly EntryResult[]): RankingColumns {
  const criteria = trpc.organizer.criteria.useQuery({ eventId }).data
  const hasRequirements =
    criteria?.some((criterion) => REQUIREMENTS.some(([requirement]) => criterion[requirement])) ?? false
  const entries = trpc.organizer.entries.useQuery({ eventId }, { enabled: hasRequirements }).data
  const shown = results[0]?.criteria
  const sections = useMemo(() => rankingSections(shown ?? [], criteria), [shown, criteria])
  const applies = useMemo(() => {
    const criterionById = new Map(criteria?.map((criterion) => [criterion.id, criterion]))
    const entryById = new Map(hasRequirements ? entries?.map((entry) => [entry.id, entry]) : [])
    return (entryId: number, criterionId: number) => {
      const criterion = criterionById.get(criterionId)
      const entry = entryById.get(entryId)
      return !criterion || !entry || criterionApplies(criterion, entry)
    }
  }, [criteria, entries, hasRequirements])
  return { sections, applies }
}
