import { type AwardForProposal, proposeAwards, rungsFor } from "../awards/proposal.ts"
import type { EntryForResults } from "../results/results.ts"
import type { Ladder } from "../ties/ladder.ts"
import type { LadderName } from "../ties/rules.ts"

/** The current winners of all awards, and the ladders that decide awards. */
export type Holding = {
  awards: readonly AwardForProposal[]
  winners: readonly { awardId: number; entryId: number }[]
  ladders: ReadonlyMap<LadderName, Ladder<{ kind: string }>>
  entries: readonly EntryForResults[]
}

/**
 * `next`: who gets the award next by its rules, or null for nobody. `passedOver`: the entries before it, and the higher award
 * that each holds.
 */
export type Succession = { next: number | null; passedOver: { entryId: number; heldAwardId: number }[] }

/**
 * Returns who gets the award if one of its winners has left. Product rule: the entry that the proposal would give it to without
 * those who have left; nobody for a manual award, or if a decision would be needed.
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
