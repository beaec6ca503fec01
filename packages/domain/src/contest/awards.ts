/** What decides who wins an award: the organizer, or a ranking. */
export const AWARD_BASES = ["manual", "overall", "class", "criterion", "section"] as const
export type AwardBasis = (typeof AWARD_BASES)[number]

/** With `ignoresExclusivity` the award does not exclude other awards and is not excluded by them; omitted means false. */
export type AwardRule = {
  id: number
  priority: number
  isExclusive: boolean
  maxWinners: number
  ignoresExclusivity?: boolean | undefined
}

export type AssignmentRefusal = "ALREADY_ASSIGNED" | "AWARD_FULL" | "EXCLUSIVE_AWARD"

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
}): AssignmentRefusal | null {
  const { award, heldByEntry, winnersOfAward, alreadyAssigned } = assignment
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
