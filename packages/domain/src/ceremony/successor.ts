import type { AwardForProposal } from "../awards/eligibility.ts"
import { type LadderedAward, proposeAwards, rungsFor } from "../awards/proposal.ts"
import type { EntryForResults } from "../results/results.ts"
import type { Ladder } from "../ties/ladder.ts"
import type { LadderName } from "../ties/rules.ts"
import { departed, type HandOver, type HeldAward, heldAfter } from "./hand-overs.ts"

/** Who held what when it was published, what was handed on since, and the ladders that awards go by. */
type Holding = {
  awards: readonly AwardForProposal[]
  winners: readonly HeldAward[]
  handOvers: readonly HandOver[]
  ladders: ReadonlyMap<LadderName, Ladder<{ kind: string }>>
  entries: readonly EntryForResults[]
}

/**
 * `next`: the entry that takes an award if one of its winners has left; null where its rules name nobody. `passedOver`: the
 * entries before its winners, or level with them, each with the higher award that it holds.
 */
type Succession = { next: number | null; passedOver: { entryId: number; heldAwardId: number }[] }

/**
 * The succession of each award. Product rule: as the proposal would give one slot of it without its winners and without all who
 * have left; an award that people give by hand has no successor, nor has one that would need a decision. A slot that was handed
 * to nobody stays empty.
 */
export function successionsOf(holding: Holding): (awardId: number) => Succession {
  const { awards, winners, handOvers, ladders } = holding
  const held = heldAfter(winners, handOvers)
  const left = departed(handOvers)
  const entries = new Map(holding.entries.map((entry) => [entry.id, entry]))
  const laddered = awards.map((award): LadderedAward => {
    const emptied = handOvers.filter(({ awardId, takenBy }) => awardId === award.id && takenBy === null)
    const rungs = rungsFor(award, ladders, entries)
    return without(left, { ...award, maxWinners: award.maxWinners - emptied.length, rungs })
  })
  const proposal = proposeAwards(laddered, held)
  const isHeld = (entryId: number, awardId: number) =>
    held.some((one) => one.entryId === entryId && one.awardId === awardId)
  return (awardId) => {
    const rungs = laddered.find(({ id }) => id === awardId)?.rungs ?? []
    const present = new Set(held.filter((one) => one.awardId === awardId).map(({ entryId }) => entryId))
    const lowest = rungs.findLastIndex(({ entryIds }) => entryIds.some((id) => present.has(id)))
    const before = new Set(rungs.slice(0, lowest + 1).flatMap(({ entryIds }) => entryIds))
    const passedOver = proposal.find((one) => one.awardId === awardId)?.passedOver ?? []
    return {
      next: present.size === 0 ? null : nextOf(awardId, present, { laddered, held }),
      passedOver: passedOver.filter(({ entryId, heldAwardId }) => before.has(entryId) && isHeld(entryId, heldAwardId)),
    }
  }
}

function nextOf(
  awardId: number,
  present: ReadonlySet<number>,
  { laddered, held }: { laddered: readonly LadderedAward[]; held: readonly HeldAward[] },
): number | null {
  const oneSlot = laddered.map((award) =>
    award.id === awardId ? without(present, { ...award, maxWinners: 1 }) : award,
  )
  const others = held.filter((one) => one.awardId !== awardId)
  const proposed = proposeAwards(oneSlot, others).find((one) => one.awardId === awardId)
  return proposed?.winners[0]?.entryId ?? null
}

const without = (ids: ReadonlySet<number>, award: LadderedAward): LadderedAward => ({
  ...award,
  rungs:
    award.rungs
      ?.map((rung) => ({ ...rung, entryIds: rung.entryIds.filter((id) => !ids.has(id)) }))
      .filter(({ entryIds }) => entryIds.length > 0) ?? null,
})
