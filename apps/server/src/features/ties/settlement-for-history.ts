import type { ResultsSetup } from "@rosette/domain/contest/results"
import { type LadderName, numberAfter } from "@rosette/domain/contest/rules"
import { SECTIONS } from "@rosette/domain/contest/sections"
import { entrySubject } from "../../data/change/subjects.ts"
import type { ResultsAtVersion } from "../results/current-results-query.ts"
import type { StoredSettlement } from "../results/decisions-query.ts"

/** The name of a tie in the history, by its ladder. */
export function tieSubject(ladder: LadderName, { criteria }: ResultsSetup): string {
  const criterion = criteria.find(({ id }) => id === numberAfter("criterion", ladder))
  const section = SECTIONS[(numberAfter("section", ladder) ?? 0) - 1]
  const name = criterion?.name ?? section?.name
  return name ? `Tie on ${name}` : "Tie"
}

/** A settlement as the history records it: entries by their present names, in the order that was decided or drawn. */
export function settlementForHistory(
  { kind, entryIds, reason, seed }: Pick<StoredSettlement, "kind" | "entryIds" | "reason" | "seed">,
  { setup, names }: Pick<ResultsAtVersion, "setup" | "names">,
) {
  const named = new Map(
    setup.entries.map(({ entry: { id, votingId } }) => {
      return [id, entrySubject({ votingId, entryName: names.get(id)?.entryName ?? "" })]
    }),
  )
  return {
    kind,
    entries: entryIds.map((id) => named.get(id) ?? "An entry that was deleted"),
    ...(reason !== "" && { reason }),
    ...(seed !== null && { seed }),
  }
}
