import type { EntryFlags } from "../entries/entry-flags.ts"
import type { AwardBasis, AwardRule } from "./awards.ts"
import type { EntryForResults } from "./results.ts"
import type { LadderName } from "./rules.ts"

/**
 * An award and its basis. `basisId`: the id of the class or criterion, or a section's number 1 to 6. Empty classes and flags
 * mean all entries.
 */
export type AwardForProposal = AwardRule & {
  basis: AwardBasis
  basisId: number | null
  eligibleClassIds: readonly number[]
  eligibleFlags: readonly (keyof EntryFlags)[]
}

/** The ladder that decides an award, or null for a manual one. */
export function awardLadder({ basis, basisId }: AwardForProposal): LadderName | null {
  if (basis === "manual") return null
  return basis === "criterion" || basis === "section" ? `${basis}:${basisId ?? 0}` : "overall"
}

/** Whether the entry may win the award: it is in one of the award's classes and has all of its flags. */
export function isEligible(award: AwardForProposal, entry: EntryForResults): boolean {
  const classId = entry.classId ?? null
  const isOfClass = (ids: readonly (number | null)[]) => classId !== null && ids.includes(classId)
  if (award.basis === "class" && !isOfClass([award.basisId])) return false
  if (award.eligibleClassIds.length > 0 && !isOfClass(award.eligibleClassIds)) return false
  return award.eligibleFlags.every((flag) => entry[flag])
}
