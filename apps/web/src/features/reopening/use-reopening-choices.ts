import { isolated } from "../../lib/isolated.ts"
import { trpc } from "../../lib/trpc.ts"
import type { Choices } from "./reopening-scope.ts"

/** The criteria, judges and entries to choose submitted sheets by; undefined until all are loaded. */
export function useReopeningChoices(eventId: number) {
  const judges = trpc.organizer.judges.useQuery({ eventId })
  const results = trpc.organizer.results.useQuery({ eventId })
  const outstanding = trpc.organizer.outstanding.useQuery({ eventId })
  const parts = [judges, results, outstanding]
  const data: Choices | undefined = judges.data &&
    results.data &&
    outstanding.data && {
      criterion: outstanding.data.criteria.map((one) => ({
        id: one.criterionId,
        name: one.name,
        sheets: one.lackingSheets,
      })),
      judge: judges.data.map((one) => ({ id: one.id, name: one.name, sheets: one.submittedEntries })),
      entry: results.data.entries.map((one) => ({
        id: one.entryId,
        name: `${isolated(one.entryName)} (${one.votingId})`,
        sheets: one.judgeCount,
      })),
      all: judges.data.reduce((sum, { submittedEntries }) => sum + submittedEntries, 0),
    }
  return {
    data,
    error: parts.find(({ error }) => error)?.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}
