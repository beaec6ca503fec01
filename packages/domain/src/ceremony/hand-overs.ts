import { type AwardRule, excludedWith } from "../contest/awards.ts"

/** The award of a winner who has left goes to another entry, or to nobody (null). */
export type HandOver = { awardId: number; entryId: number; takenBy: number | null }

/**
 * The hand-overs without the last step: a hand-over with those that follow from it (`isFollow`), which are made before it.
 */
export function withoutLastStep<Made extends { isFollow?: boolean | undefined }>(handOvers: readonly Made[]): Made[] {
  const earlier = handOvers.slice(0, -1)
  return earlier.slice(0, earlier.findLastIndex(({ isFollow }) => isFollow !== true) + 1)
}

/** An entry that has an award. */
export type HeldAward = { awardId: number; entryId: number }

/** Who has which award after these hand-overs, one after the other. */
export function heldAfter(winners: readonly HeldAward[], handOvers: readonly HandOver[]): HeldAward[] {
  let held = [...winners]
  for (const { awardId, entryId, takenBy } of handOvers)
    held = held.flatMap((one) => {
      if (one.awardId !== awardId || one.entryId !== entryId) return [one]
      return takenBy === null ? [] : [{ awardId, entryId: takenBy }]
    })
  return held
}

/** The entries that have left. Somebody who takes an award later is there again. */
export function departed(handOvers: readonly HandOver[]): ReadonlySet<number> {
  const left = new Set<number>()
  for (const { entryId, takenBy } of handOvers) {
    left.add(entryId)
    if (takenBy !== null) left.delete(takenBy)
  }
  return left
}

export type HandOverRefusal = "AWARD_DELETED" | "WINNERS_CHANGED" | "TAKER_DELETED" | "EXCLUSIVE_AWARD"

type PresentAwards = { awards: readonly AwardRule[]; winners: readonly HeldAward[]; entryIds: ReadonlySet<number> }

/**
 * Why the award cannot be handed on, or null. Product rule: the taker replaces a present winner, and exclusive awards stop them as
 * they stop any winner.
 */
export function refuseHandOver(
  { awardId, entryId, takenBy }: HandOver,
  { awards, winners, entryIds }: PresentAwards,
): HandOverRefusal | null {
  const award = awards.find(({ id }) => id === awardId)
  if (!award) return "AWARD_DELETED"
  if (!winners.some((held) => held.awardId === awardId && held.entryId === entryId)) return "WINNERS_CHANGED"
  if (takenBy === null) return null
  if (!entryIds.has(takenBy)) return "TAKER_DELETED"
  const heldIds = winners.filter((held) => held.entryId === takenBy).map((held) => held.awardId)
  if (heldIds.includes(awardId)) return "WINNERS_CHANGED"
  const held = awards.filter(({ id }) => heldIds.includes(id))
  return excludedWith(award, held) ? "EXCLUSIVE_AWARD" : null
}

/** Which of the hand-overs can still be made, one after the other, and why the others cannot. */
export function settleHandOvers<Given extends HandOver>(
  handOvers: readonly Given[],
  { winners, ...ground }: PresentAwards,
): { possible: Given[]; dropped: { handOver: Given; refusal: HandOverRefusal }[] } {
  const possible: Given[] = []
  const dropped: { handOver: Given; refusal: HandOverRefusal }[] = []
  for (const handOver of handOvers) {
    const refusal = refuseHandOver(handOver, { ...ground, winners: heldAfter(winners, possible) })
    if (refusal) dropped.push({ handOver, refusal })
    else possible.push(handOver)
  }
  return { possible, dropped }
}
