/** `ignoresExclusivity`: the award neither stops an entry from others nor is it stopped; left out it means no. */
export type AwardRule = {
  id: number
  priority: number
  isExclusive: boolean
  maxWinners: number
  ignoresExclusivity?: boolean | undefined
}

export type AssignmentRefusal = "ALREADY_ASSIGNED" | "AWARD_FULL" | "EXCLUSIVE_AWARD"

/**
 * Why the award may not go to the entry, or null; `heldByEntry` are the entry's present awards. Product rule: an exclusive
 * award stops its winner from holding any award of lower priority (a higher number is a higher priority), whichever of the
 * two comes first.
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

/** Why the award may not change to this, or null: its present winners must fit its new size, and their other awards its new rank. */
export function refuseAwardChange(change: {
  changed: AwardRule
  winnersOfAward: number
  heldByWinners: AwardRule[][]
}): "AWARD_IN_USE" | null {
  const { changed, winnersOfAward, heldByWinners } = change
  const isOverfull = winnersOfAward > changed.maxWinners
  return isOverfull || excludedWith(changed, heldByWinners.flat()) ? "AWARD_IN_USE" : null
}

/** The first of the awards held that the same entry cannot hold together with this one; undefined where there is none. */
export const excludedWith = <Held extends AwardRule>(award: AwardRule, held: readonly Held[]): Held | undefined =>
  held.find((other) => excludeEachOther(award, other))

function excludeEachOther(a: AwardRule, b: AwardRule): boolean {
  return awardStops(a, b) || awardStops(b, a)
}

/** Whether the winner of the higher award may not have the lower one: an exclusive award stops those of lower priority. */
export function awardStops(higher: AwardRule, lower: AwardRule): boolean {
  const isFree = higher.ignoresExclusivity === true || lower.ignoresExclusivity === true
  return !isFree && higher.isExclusive && higher.priority > lower.priority
}
