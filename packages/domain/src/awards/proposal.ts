import type { EntryFlags } from "../entries/entry-flags.ts"
import type { EntryForResults } from "../results/results.ts"
import type { Ladder } from "../ties/ladder.ts"
import type { LadderName } from "../ties/rules.ts"
import { type AwardRule, awardStops } from "./awards.ts"

export const AWARD_BASES = ["manual", "overall", "class", "criterion", "section"] as const
export type AwardBasis = (typeof AWARD_BASES)[number]

/** An award with what it goes by. `basisId`: of the class, of the criterion, or a section's number 1 to 6. No classes or flags: all entries. */
export type AwardForProposal = AwardRule & {
  basis: AwardBasis
  basisId: number | null
  eligibleClassIds: readonly number[]
  eligibleFlags: readonly (keyof EntryFlags)[]
}

/** Entries that stand level for an award; `key` is that of their tie while nobody has decided it. */
export type AwardRung = { entryIds: readonly number[]; key: string | null }

/** An award over its ladder, best first; `rungs` is null where people give it by hand. */
export type LadderedAward = AwardRule & { rungs: readonly AwardRung[] | null }

/** Who would get an award, who is passed over and for which award, and what stands in the way. */
export type AwardProposal = {
  awardId: number
  winners: { entryId: number; isPinned: boolean; isFlagged: boolean }[]
  skipped: { entryId: number; heldAwardId: number }[]
  /** Whom it would skip if nobody held it yet: once its winners stand, that still says why others did not get it. */
  passedOver: { entryId: number; heldAwardId: number }[]
  needsDecision: { kind: "tie" | "pinnedLower"; entryIds: number[]; key: string | null } | null
  waitsFor: number | null
}

/** The ladder that an award goes by, or null for a manual one. */
export function awardLadder({ basis, basisId }: AwardForProposal): LadderName | null {
  if (basis === "manual") return null
  return basis === "criterion" || basis === "section" ? `${basis}:${basisId ?? 0}` : "overall"
}

/** Whether the entry may have the award at all: in one of its classes, and with every one of its flags. */
export function isEligible(award: AwardForProposal, entry: EntryForResults): boolean {
  const classId = entry.classId ?? null
  const isOfClass = (ids: readonly (number | null)[]) => classId !== null && ids.includes(classId)
  if (award.basis === "class" && !isOfClass([award.basisId])) return false
  if (award.eligibleClassIds.length > 0 && !isOfClass(award.eligibleClassIds)) return false
  return award.eligibleFlags.every((flag) => entry[flag])
}

/** The award's ladder filtered to the entries that may have it; null for a manual award. */
export function rungsFor(
  award: AwardForProposal,
  ladders: ReadonlyMap<LadderName, Ladder<{ kind: string }>>,
  entries: ReadonlyMap<number, EntryForResults>,
): AwardRung[] | null {
  const name = awardLadder(award)
  if (name === null) return null
  const rungs = ladders.get(name)?.rungs ?? []
  return rungs
    .map(({ entryIds, tie }) => ({
      entryIds: entryIds.filter((id) => {
        const entry = entries.get(id)
        return entry !== undefined && isEligible(award, entry)
      }),
      key: tie?.settlement ? null : (tie?.key ?? null),
    }))
    .filter(({ entryIds }) => entryIds.length > 0)
}

type Held = ReadonlyMap<number, readonly AwardRule[]>
type Waiting = { award: AwardRule; entryIds: ReadonlySet<number> }

/**
 * The proposal for all awards that are not manual, by priority from the highest, then by id. Product rule: present winners are
 * pins and never move, an exclusive award of higher priority stops its winners, nobody is chosen among equals, and where an
 * entry is undecided in a higher exclusive award the lower one waits. Nothing here assigns anything.
 */
export function proposeAwards(
  awards: readonly LadderedAward[],
  winners: readonly { awardId: number; entryId: number }[],
): AwardProposal[] {
  const inOrder = awards.toSorted((a, b) => b.priority - a.priority || a.id - b.id)
  const held = new Map<number, AwardRule[]>()
  const hold = (entryId: number, award: AwardRule) => held.set(entryId, [...(held.get(entryId) ?? []), award])
  const pinsOf = (award: AwardRule) =>
    winners.filter(({ awardId }) => awardId === award.id).map(({ entryId }) => entryId)
  for (const award of inOrder) for (const entryId of pinsOf(award)) hold(entryId, award)
  const waiting: Waiting[] = []
  return inOrder.flatMap((award) => {
    if (award.rungs === null) return []
    const pins = new Set(pinsOf(award))
    const filled = fillSlots(award, award.rungs, pins, held, waiting)
    const alone = pins.size > 0 ? fillSlots(award, award.rungs, new Set(), held, waiting) : filled
    const agrees = new Set([...alone.given, ...alone.undecided])
    for (const entryId of filled.given) hold(entryId, award)
    if (filled.undecided.length > 0) waiting.push({ award, entryIds: new Set(filled.undecided) })
    const told = proposalOf(award, filled, inLadderOrder(pins, award.rungs), agrees)
    return [{ ...told, passedOver: alone.skipped }]
  })
}

type Filled = {
  given: number[]
  skipped: AwardProposal["skipped"]
  pinnedLower: number[]
  tie: AwardRung | null
  waitsFor: number | null
  undecided: number[]
}

function fillSlots(
  award: LadderedAward,
  rungs: readonly AwardRung[],
  pins: ReadonlySet<number>,
  held: Held,
  waiting: readonly Waiting[],
): Filled {
  const filled: Filled = { given: [], skipped: [], pinnedLower: [], tie: null, waitsFor: null, undecided: [] }
  const holderOf = (id: number) =>
    held
      .get(id)
      ?.filter((other) => awardStops(other, award))
      .sort(byPriority)[0]
  let slots = award.maxWinners - pins.size
  for (const { entryIds, key } of rungs) {
    if (slots <= 0) break
    const candidates: number[] = []
    for (const id of entryIds.filter((entryId) => !pins.has(entryId))) {
      const holder = holderOf(id)
      if (holder) filled.skipped.push({ entryId: id, heldAwardId: holder.id })
      else candidates.push(id)
    }
    const awaited = waiting.find(
      (other) => awardStops(other.award, award) && candidates.some((id) => other.entryIds.has(id)),
    )
    if (awaited) {
      filled.waitsFor = awaited.award.id
      const taken = new Set([...pins, ...filled.given])
      const free = rungs.flatMap((rung) => rung.entryIds).filter((id) => !taken.has(id) && !holderOf(id))
      return { ...filled, undecided: free }
    }
    if (candidates.length > slots) {
      filled.tie = { entryIds: candidates, key }
      break
    }
    for (const id of candidates) {
      const isPinnedLower = held.get(id)?.some((other) => awardStops(award, other)) ?? false
      filled[isPinnedLower ? "pinnedLower" : "given"].push(id)
    }
    slots -= candidates.length
  }
  return { ...filled, undecided: [...filled.pinnedLower, ...(filled.tie?.entryIds ?? [])] }
}

const byPriority = (a: AwardRule, b: AwardRule): number => b.priority - a.priority || a.id - b.id

function proposalOf(
  award: AwardRule,
  { given, skipped, pinnedLower, tie, waitsFor }: Filled,
  pins: readonly number[],
  agrees: ReadonlySet<number>,
): Omit<AwardProposal, "passedOver"> {
  const tied = tie && { kind: "tie" as const, entryIds: [...tie.entryIds], key: tie.key }
  return {
    awardId: award.id,
    winners: [
      ...pins.map((entryId) => ({ entryId, isPinned: true, isFlagged: !agrees.has(entryId) })),
      ...given.map((entryId) => ({ entryId, isPinned: false, isFlagged: false })),
    ],
    skipped,
    // One decision at a time: those pinned lower first, the tie below them once that is done.
    needsDecision: pinnedLower.length > 0 ? { kind: "pinnedLower", entryIds: pinnedLower, key: null } : tied,
    waitsFor,
  }
}

/** The pins as the ladder has them; those who are not on it come last, by id. */
function inLadderOrder(pins: ReadonlySet<number>, rungs: readonly AwardRung[]): number[] {
  const ladder = rungs.flatMap(({ entryIds }) => entryIds)
  const onLadder = ladder.filter((id) => pins.has(id))
  return [...onLadder, ...[...pins].filter((id) => !ladder.includes(id)).sort((a, b) => a - b)]
}
