import { awardStops } from "./awards.ts"
import { type AwardProposal, type Holding, type LadderedAward, proposeAwards } from "./proposal.ts"

/** The awards with their ladders, and who holds them. */
export type AwardGround = { awards: readonly LadderedAward[]; winners: readonly Holding[] }

/**
 * One slot of an award changes hands; `from` is null for an empty one. `to` is null if the slot stays open, with the reason: people give the award by hand, `among`
 * are equal, it waits for a higher award, or nobody else can win it.
 */
export type CascadeMove = {
  awardId: number
  from: number | null
  to: number | null
  open: "byHand" | "tie" | "waits" | "nobody" | null
  among: number[]
}

/** What follows from giving an award to another entry. `obstacles`: awards of that entry that exclude it; then there are no moves. */
export type Cascade = { moves: CascadeMove[]; obstacles: number[] }

/**
 * The entries that the rules name next for one slot of the award besides its winners: one, or all those between which a person must
 * choose. Product rule: an award of lower priority that an entry holds does not stop it, as it can be given up.
 */
export function nextInLine({ awards, winners }: AwardGround, awardId: number): number[] {
  return lineFor(awards, winners, awardId).entryIds
}

/** A slot of an award that a person must decide: who holds it (null: nobody), and the entries that it can go to. */
export type OpenSlot = { from: number | null; isKept: boolean; heirs: number[] }

/**
 * The slots of an award that the proposal leaves to a person, also those of winners that were kept. A tie that can still be settled is
 * none of them.
 */
export function openSlots({ disputed, needsDecision }: Pick<AwardProposal, "disputed" | "needsDecision">): OpenSlot[] {
  const held = disputed.map(({ entryId, heirs, isKept }) => ({ from: entryId, isKept, heirs }))
  if (!needsDecision || needsDecision.key !== null) return held
  const { kind, entryIds } = needsDecision
  const empty = kind === "tie" ? [entryIds] : entryIds.map((id) => [id])
  return [...held, ...empty.map((heirs) => ({ from: null, isKept: false, heirs }))]
}

/**
 * Everything that changes if an award passes from one entry to another. Product rule: the new winner gives up each award that the
 * given one excludes, and each of these goes to the entry that is next in line for it, highest priority first, which may give up
 * more. A slot stays open where a person must decide.
 */
export function cascadeOf(
  { awards, winners }: AwardGround,
  given: { awardId: number; from: number | null; to: number },
): Cascade {
  const byId = new Map(awards.map((award) => [award.id, award]))
  const heldBy = (held: readonly Holding[], entryId: number) =>
    held.flatMap((one) => (one.entryId === entryId ? (byId.get(one.awardId) ?? []) : []))
  const award = byId.get(given.awardId)
  const higher = award ? heldBy(winners, given.to).filter((other) => awardStops(other, award)) : []
  if (higher.length > 0) return { moves: [], obstacles: higher.map(({ id }) => id) }

  const moves: CascadeMove[] = []
  let held = winners
  const freed: Holding[] = []
  const pass = (move: CascadeMove) => {
    moves.push(move)
    const { awardId, from, to } = move
    held = held.filter((one) => one.awardId !== awardId || one.entryId !== from)
    const passed = byId.get(awardId)
    if (to === null || !passed) return
    const lower = heldBy(held, to).filter((other) => awardStops(passed, other))
    freed.push(...lower.map(({ id }) => ({ awardId: id, entryId: to })))
    const isGivenUp = (one: Holding) => one.entryId === to && lower.some(({ id }) => id === one.awardId)
    held = [...held.filter((one) => !isGivenUp(one)), { awardId, entryId: to }]
  }
  pass({ ...given, open: null, among: [] })
  for (let next = takeHighest(freed, byId); next; next = takeHighest(freed, byId))
    pass(moveOf(next, lineFor(awards, held, next.awardId)))
  return { moves, obstacles: [] }
}

/** What is passed on frees only awards of lower priority, so each slot moves once. */
function takeHighest(freed: Holding[], awards: ReadonlyMap<number, LadderedAward>): Holding | undefined {
  const priority = ({ awardId }: Holding) => awards.get(awardId)?.priority ?? 0
  freed.sort((a, b) => priority(b) - priority(a) || a.awardId - b.awardId)
  return freed.shift()
}

function moveOf({ awardId, entryId: from }: Holding, { entryIds, open }: Line): CascadeMove {
  const [only = null, ...others] = entryIds
  if (others.length > 0) return { awardId, from, to: null, open: "tie", among: entryIds }
  return { awardId, from, to: only, open: only === null ? open : null, among: [] }
}

type Line = { entryIds: number[]; open: "byHand" | "waits" | "nobody" }

function lineFor(awards: readonly LadderedAward[], winners: readonly Holding[], awardId: number): Line {
  const present = new Set(winners.filter((one) => one.awardId === awardId).map(({ entryId }) => entryId))
  const oneSlot = awards.map((award) => (award.id === awardId ? withOneSlot(award, present) : award))
  const others = winners.filter((one) => one.awardId !== awardId)
  const proposed = proposeAwards(oneSlot, others).find((one) => one.awardId === awardId)
  if (!proposed) return { entryIds: [], open: "byHand" }
  const entryIds = [...proposed.winners.map(({ entryId }) => entryId), ...(proposed.needsDecision?.entryIds ?? [])]
  const waits = proposed.waitsFor !== null || proposed.needsDecision?.kind === "pollOpen"
  return { entryIds, open: waits ? "waits" : "nobody" }
}

const withOneSlot = (award: LadderedAward, taken: ReadonlySet<number>): LadderedAward => ({
  ...award,
  maxWinners: 1,
  rungs:
    award.rungs
      ?.map((rung) => ({ ...rung, entryIds: rung.entryIds.filter((id) => !taken.has(id)) }))
      .filter(({ entryIds }) => entryIds.length > 0) ?? null,
})
