import { criterionApplies, REQUIREMENTS } from "@rosette/domain/contest/applicability"
import { useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"

/** Whether a criterion applies to an entry; true until known. */
export type Applies = (entryId: number, criterionId: number) => boolean

/** Which criteria apply to which entries. Entries are loaded only if a criterion does not apply to all of them. */
export function useApplies(eventId: number): Applies {
  const criteria = trpc.organizer.criteria.useQuery({ eventId }).data
  const hasRequirements =
    criteria?.some((criterion) => REQUIREMENTS.some(([requirement]) => criterion[requirement])) ?? false
  const entries = trpc.organizer.entries.useQuery({ eventId }, { enabled: hasRequirements }).data
  return useMemo(() => {
    const criterionById = new Map(criteria?.map((criterion) => [criterion.id, criterion]))
    const entryById = new Map(hasRequirements ? entries?.map((entry) => [entry.id, entry]) : [])
    return (entryId, criterionId) => {
      const criterion = criterionById.get(criterionId)
      const entry = entryById.get(entryId)
      return !criterion || !entry || criterionApplies(criterion, entry)
    }
  }, [criteria, entries, hasRequirements])
}
