import type { EntryFlags } from "../entries/entry-flags.ts"
import { competes, type EntryStatus } from "../entries/entry-status.ts"
import { ladderOfClass } from "./ladder.ts"
import type { EntryForResults } from "./results.ts"
import type { LadderName, Ranks } from "./rules.ts"

/** What decides who wins an award: the organizer, a ranking, or a poll of the audience. */
export const AWARD_BASES = ["manual", "overall", "class", "criterion", "section", "audience"] as const
export type AwardBasis = (typeof AWARD_BASES)[number]

/** With `ignoresExclusivity` the award does not exclude other awards and is not excluded by them; omitted means false. */
export type AwardRule = {
  id: number
  priority: number
  isExclusive: boolean
  maxWinners: number
  ignoresExclusivity?: boolean | undefined
}

export type AssignmentRefusal = "NOT_COMPETING" | "ALREADY_ASSIGNED" | "AWARD_FULL" | "EXCLUSIVE_AWARD"

/**
 * Returns why the award may not be assigned to the entry, or null; `heldByEntry` are the entry's current awards. Product rule:
 * the winner of an exclusive award may not hold an award of lower priority, whichever was assigned first. A higher number is
 * a higher priority.
 */
export function refuseAssignment(assignment: {
  award: AwardRule
  heldByEntry: AwardRule[]
  winnersOfAward: number
  alreadyAssigned: boolean
  status?: EntryStatus | undefined
}): AssignmentRefusal | null {
  const { award, heldByEntry, winnersOfAward, alreadyAssigned, status } = assignment
  if (!competes({ status })) return "NOT_COMPETING"
  if (alreadyAssigned) return "ALREADY_ASSIGNED"
  if (winnersOfAward >= award.maxWinners) return "AWARD_FULL"
  if (excludedWith(award, heldByEntry)) return "EXCLUSIVE_AWARD"
  return null
}

/**
 * Returns why the award may not change to this, or null: its winners must fit the new maximum, and their other awards the new
 * priority.
 */
export function refuseAwardChange(change: {
  changed: AwardRule
  winnersOfAward: number
  heldByWinners: AwardRule[][]
}): "AWARD_IN_USE" | null {
  const { changed, winnersOfAward, heldByWinners } = change
  const isOverfull = winnersOfAward > changed.maxWinners
  return isOverfull || excludedWith(changed, heldByWinners.flat()) ? "AWARD_IN_USE" : null
}

/** The held awards that an entry cannot hold together with this one. */
export const allExcludedWith = <Held extends AwardRule>(award: AwardRule, held: readonly Held[]): Held[] =>
  held.filter((other) => excludeEachOther(award, other))

/** The first of them; undefined if there is none. */
export const excludedWith = <Held extends AwardRule>(award: AwardRule, held: readonly Held[]): Held | undefined =>
  allExcludedWith(award, held)[0]

function excludeEachOther(a: AwardRule, b: AwardRule): boolean {
  return awardStops(a, b) || awardStops(b, a)
}

/** Whether the winner of the higher award may not hold the lower one: an exclusive award excludes awards of lower priority. */
export function awardStops(higher: AwardRule, lower: AwardRule): boolean {
  const isFree = higher.ignoresExclusivity === true || lower.ignoresExclusivity === true
  return !isFree && higher.isExclusive && higher.priority > lower.priority
}

/**
 * An award and its basis. `basisId`: the id of the class, criterion or poll, or a section's number 1 to 6. Empty classes and flags
 * mean all entries.
 */
export type AwardForProposal = AwardRule & {
  basis: AwardBasis
  basisId: number | null
  eligibleClassIds: readonly number[]
  eligibleFlags: readonly (keyof EntryFlags)[]
}

/** The ladder that decides an award, or null for a manual one. Where each class is a contest, an award of a class reads its ladder. */
export function awardLadder({ basis, basisId }: AwardForProposal, ranks: Ranks): LadderName | null {
  if (basis === "manual") return null
  if (basis === "class" && ranks === "classes") return ladderOfClass(basisId)
  return basis === "overall" || basis === "class" ? "overall" : `${basis}:${basisId ?? 0}`
}

/** Whether the entry may win the award: it competes, is in one of the award's classes and has all of its flags. */
export function isEligible(award: AwardForProposal, entry: EntryForResults): boolean {
  if (!competes(entry)) return false
  const classId = entry.classId ?? null
  const isOfClass = (ids: readonly (number | null)[]) => classId !== null && ids.includes(classId)
  if (award.basis === "class" && !isOfClass([award.basisId])) return false
  if (award.eligibleClassIds.length > 0 && !isOfClass(award.eligibleClassIds)) return false
  return award.eligibleFlags.every((flag) => entry[flag])
}
