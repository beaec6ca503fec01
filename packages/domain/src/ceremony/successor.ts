import { type AwardForProposal, proposeAwards, rungsFor } from "../awards/proposal.ts"
import type { EntryForResults } from "../results/results.ts"
import type { Ladder } from "../ties/ladder.ts"
import type { LadderName } from "../ties/rules.ts"

/** Who holds what, and the ladders that awards go by. */
export type Holding = {
  awards: readonly AwardForProposal[]
  winners: readonly { awardId: number; entryId: number }[]
  ladders: ReadonlyMap<LadderName, Ladder<{ kind: string }>>
  entries: readonly EntryForResults[]
}

/** Who takes an award next, or null where its rules name nobody; and who stands before them and holds which higher award. */
export type Succession = { next: number | null; passedOver: { entryId: number; heldAwardId: number }[] }

/**
 * Who takes the award if one of its winners has left. Product rule: as the proposal would give it without those who have left;
 * an award that people give by hand has no successor, nor has one that would need a decision.
 */
export function successorOf(awardId: number, leftIds: readonly number[], holding: Holding): Succession {
  const { awards, winners, ladders } = holding
  const present = winners.filter((one) => one.awardId === awardId).map(({ entryId }) => entryId)
  const gone = new Set([...present, ...leftIds])
  const entries = new Map(holding.entries.map((entry) => [entry.id, entry]))
  const laddered = awards.map((award) => ({
    ...award,
    rungs:
      rungsFor(award, ladders, entries)
        ?.map((rung) => ({ ...rung, entryIds: rung.entryIds.filter((id) => award.id !== awardId || !gone.has(id)) }))
        .filter(({ entryIds }) => entryIds.length > 0) ?? null,
  }))
  const kept = winners.filter((one) => one.awardId !== awardId)
  const proposal = proposeAwards(laddered, kept).find((one) => one.awardId === awardId)
  if (!proposal) return { next: null, passedOver: [] }
  return { next: proposal.winners[0]?.entryId ?? null, passedOver: proposal.skipped }
}
