import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"

/** The ids of the criteria that are left out of the percent; null until they are known, none where they cannot be read. */
export function useLeftOut(eventId: number): ReadonlySet<number> | null {
  const { data, error } = trpc.organizer.criteria.useQuery({ eventId })
  return useMemo(() => {
    if (!data) return error ? new Set() : null
    return new Set(data.filter(({ countsOverall }) => !countsOverall).map(({ id }) => id))
  }, [data, error])
}
