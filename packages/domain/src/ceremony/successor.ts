import type { AwardForProposal } from "../contest/awards.ts"
import { type AwardGround, cascadeOf, nextInLine } from "../contest/cascade.ts"
import type { Ladder } from "../contest/ladder.ts"
import { type LadderedAward, ladderedAward, proposeAwards } from "../contest/proposal.ts"
import type { EntryForResults } from "../contest/results.ts"
import type { LadderName, Ranks } from "../contest/rules.ts"
import { departed, type HandOver, type HeldAward, heldAfter } from "./hand-overs.ts"

/** Who held what when it was published, what was handed on since, and the ladders that awards go by. */
type Holding = {
  awards: readonly AwardForProposal[]
  winners: readonly HeldAward[]
  handOvers: readonly HandOver[]
  ladders: ReadonlyMap<LadderName, Ladder<{ kind: string }>>
  entries: readonly EntryForResults[]
  ranks?: Ranks | undefined
}

/**
 * An entry that can take an award, with the awards it gives up for it: `follows` are made before, one after the other.
 * `isNext`: the rules name it next; the others come after those, for an organizer who wants to take nothing from anybody.
 */
export type Successor = { entryId: number; isNext: boolean; follows: HandOver[] }

/**
 * `successors`: the entries that can take an award if one of its winners has left, in the order of its rules. `passedOver`: the
 * entries before its winners, or level with them, each with the higher award that it holds.
 */
export type Succession = { successors: Successor[]; passedOver: { entryId: number; heldAwardId: number }[] }

/**
 * The succession of each award. Product rule: the next ones on its ladder take it, without its winners, without all who have
 * left, and without those whom a higher exclusive award stops. Entries that are equal are all named. Who must give up lower awards
 * is named with what becomes of these, and then also those behind, up to one who gives up nothing. An award that people give by
 * hand has no ladder, and a slot that was handed to nobody stays empty.
 */
export function successionsOf(holding: Holding): (awardId: number) => Succession {
  const { awards, winners, handOvers, ladders } = holding
  const held = heldAfter(winners, handOvers)
  const left = departed(handOvers)
  const entries = new Map(holding.entries.map((entry) => [entry.id, entry]))
  const laddered = awards.map((award): LadderedAward => {
    const emptied = handOvers.filter(({ awardId, takenBy }) => awardId === award.id && takenBy === null)
    const laddered = ladderedAward(award, ladders, entries, holding.ranks ?? "overall")
    return without(left, { ...laddered, maxWinners: award.maxWinners - emptied.length })
  })
  const proposal = proposeAwards(laddered, held)
  const isHeld = (entryId: number, awardId: number) =>
    held.some((one) => one.entryId === entryId && one.awardId === awardId)
  return (awardId) => {
    const rungs = laddered.find(({ id }) => id === awardId)?.rungs ?? []
    const present = held.filter((one) => one.awardId === awardId)
    const has = (id: number) => present.some(({ entryId }) => entryId === id)
    const lowest = rungs.findLastIndex(({ entryIds }) => entryIds.some(has))
    const before = new Set(rungs.slice(0, lowest + 1).flatMap(({ entryIds }) => entryIds))
    const passedOver = proposal.find((one) => one.awardId === awardId)?.passedOver ?? []
    return {
      successors: successorsTo(awardId, present, { awards: laddered, winners: held }),
      passedOver: passedOver.filter(({ entryId, heldAwardId }) => before.has(entryId) && isHeld(entryId, heldAwardId)),
    }
  }
}

function successorsTo(awardId: number, present: readonly HeldAward[], { awards, winners }: AwardGround): Successor[] {
  const [leaving] = present
  if (!leaving) return []
  const successors: Successor[] = []
  // Whoever leaves takes nothing that becomes free.
  let ground = { awards: awards.map((one) => without(entriesOf(present), one)), winners }
  for (let group = nextInLine(ground, awardId); group.length > 0; group = nextInLine(ground, awardId)) {
    const found = group.map((entryId): Successor => {
      const { moves } = cascadeOf(ground, { awardId, from: leaving.entryId, to: entryId })
      const follows = moves
        .slice(1)
        .flatMap(({ awardId: freed, from, to }) =>
          from === null ? [] : [{ awardId: freed, entryId: from, takenBy: to }],
        )
      return { entryId, isNext: successors.length === 0, follows: follows.reverse() }
    })
    successors.push(...found)
    if (found.some(({ follows }) => follows.length === 0)) break
    const offered = new Set(group)
    ground = { ...ground, awards: ground.awards.map((one) => (one.id === awardId ? without(offered, one) : one)) }
  }
  return successors
}

const entriesOf = (held: readonly HeldAward[]) => new Set(held.map(({ entryId }) => entryId))

const without = (ids: ReadonlySet<number>, award: LadderedAward): LadderedAward => ({
  ...award,
  rungs:
    award.rungs
      ?.map((rung) => ({ ...rung, entryIds: rung.entryIds.filter((id) => !ids.has(id)) }))
      .filter(({ entryIds }) => entryIds.length > 0) ?? null,
})
