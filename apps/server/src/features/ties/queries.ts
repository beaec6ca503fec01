import type { organizerContract as contract } from "@rosette/contract/routers"
import type { Tie, TieSettlement } from "@rosette/contract/ties"
import { lotsDrawnFor } from "@rosette/domain/contest/settle"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { currentResults } from "../results/current-results-query.ts"
import type { StoredSettlement } from "../results/decisions-query.ts"

/** The ties that matter and those that people have settled, by ladder and place; settlements that no longer count are last. */
export async function eventTies(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.ties.output>> {
  const { standings, decisions } = await currentResults(db, eventId)
  return {
    ties: standings.ties.map((tie) => {
      const { key, ladder, place, entryIds, figure, steps, state, settlement } = tie
      return {
        key,
        ladder,
        place,
        entryIds,
        figure,
        steps,
        state,
        settlement: settlement && settlementOf(settlement),
        withdrawnLots: lotsDrawnFor(tie, decisions.settlements).flatMap(withdrawnOf),
      }
    }),
  }
}

const settlementOf = ({
  id,
  kind,
  entryIds,
  reason,
  seed,
  settledBy,
  settledAt,
}: Omit<StoredSettlement, "isWithdrawn">): TieSettlement => ({
  id,
  kind,
  entryIds: [...entryIds],
  reason,
  seed,
  settledBy,
  settledAt,
})

function withdrawnOf(settlement: StoredSettlement): Tie["withdrawnLots"] {
  const { withdrawnBy, withdrawnAt, withdrawnReason } = settlement
  if (withdrawnBy === null || withdrawnAt === null) return []
  return [{ ...settlementOf(settlement), withdrawnBy, withdrawnAt, withdrawnReason: withdrawnReason ?? "" }]
}
