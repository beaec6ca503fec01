import { coverageOf } from "@rosette/domain/sheets/coverage"
import { trpc } from "../../../lib/trpc.ts"
import { useCountedPoints } from "../ranking/counted-points.ts"
import type { EntryResult } from "../winners/result-explanation.ts"
import type { Facts } from "./explanation-facts.tsx"

/** The points of every entry, and while results are provisional, on how many judges they rest. */
export function useFacts(eventId: number, results: readonly EntryResult[], isProvisional: boolean): Facts {
  const countedOf = useCountedPoints(eventId)
  const outstanding = trpc.organizer.outstanding.useQuery({ eventId }, { enabled: isProvisional }).data
  return { countedOf, coverageOf: isProvisional && outstanding ? coverageOf(results, outstanding) : () => null }
}
