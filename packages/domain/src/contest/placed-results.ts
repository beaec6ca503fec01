import type { PlacedBy } from "./ladder.ts"
import type { EntryPlace } from "./places.ts"
import { type EntryLine, type EntryResult, entryResult, type ResultsSetup } from "./results.ts"

/** One line of the results with its place, overall and in its class; `rank` is by the percent alone. */
export type PlacedResult = EntryResult & { classId: number | null } & Omit<EntryPlace, "entryId">

export function placedResult(
  line: EntryLine,
  rank: number | null,
  setup: Pick<ResultsSetup, "maxPoints" | "criteria">,
  { place, classPlace, placedBy }: EntryPlace,
): PlacedResult {
  return { ...entryResult(line, rank, setup), classId: line.entry.classId ?? null, place, classPlace, placedBy }
}

/** Whether both have the same places for the same reason. */
export function isSamePlace(a: Omit<EntryPlace, "entryId">, b: Omit<EntryPlace, "entryId">): boolean {
  return a.place === b.place && a.classPlace === b.classPlace && isSameReason(a.placedBy, b.placedBy)
}

function isSameReason(a: PlacedBy | null, b: PlacedBy | null): boolean {
  if (a?.kind !== "step" || b?.kind !== "step") return a?.kind === b?.kind
  return a.step === b.step && a.value === b.value && a.against === b.against
}
