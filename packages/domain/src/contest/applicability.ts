import { ENTRY_FLAGS, type EntryFlag, type EntryFlags, FLAG_NAMES, type Requirements } from "../entries/entry-flags.ts"
import type { NotApplicable } from "./rules.ts"
import { type InClass, type OfClasses, onScorecard, scorecardOf } from "./scorecard.ts"

/** Every requirement, and the flag that meets it. */
export const REQUIREMENTS = FLAG_NAMES.map((flag) => [ENTRY_FLAGS[flag].requirement, flag] as const)

/** What decides of a criterion, and of an entry, whether one applies to the other. */
export type Applying = Requirements & OfClasses
export type AppliedTo = EntryFlags & InClass

/**
 * Returns a test of whether the criterion applies to an entry. Product rule: it applies only to entries on whose scorecard it is and
 * that meet every requirement that it declares.
 */
export function applicabilityOf(criterion: Applying): (entry: AppliedTo) => boolean {
  const needed = REQUIREMENTS.filter(([requirement]) => criterion[requirement]).map(([, flag]) => flag)
  return (entry) => onScorecard(criterion, entry) && needed.every((flag) => entry[flag])
}

/** Whether a criterion applies to one entry. */
export function criterionApplies(criterion: Applying, entry: AppliedTo): boolean {
  return applicabilityOf(criterion)(entry)
}

/** The flags that the criterion requires and the entry does not have, in the order of `REQUIREMENTS`; empty if all are met. */
export function unmetFlags(requirements: Requirements, flags: EntryFlags): EntryFlag[] {
  return REQUIREMENTS.filter(([requirement, flag]) => requirements[requirement] && !flags[flag]).map(([, flag]) => flag)
}

/** What becomes of a criterion's points for the entries that it is not for. */
export const othersWords = (points: number | null, notApplicable: NotApplicable = "zero"): string =>
  notApplicable === "leftOut"
    ? "Other entries are not scored on it"
    : `Other entries get 0 of these ${points === null ? "" : `${points} `}points`

/** "10 of the 160 points are for criteria that do not apply to this entry and count as 0." */
export const notApplyingWords = (points: number, maxPoints: number): string =>
  `${points} of the ${maxPoints} points are for criteria that do not apply to this entry and count as 0.`

type Counted = Applying & { maxPoints: number; countsOverall?: boolean | undefined }

/** Says how many of the points that an entry is measured by it cannot get; null if it can get all, also because they are left out. */
export function notApplyingNote(
  criteria: readonly Counted[],
  entry: AppliedTo,
  notApplicable: NotApplicable = "zero",
): string | null {
  if (notApplicable === "leftOut") return null
  const counted = scorecardOf(criteria, entry).filter(({ countsOverall }) => countsOverall !== false)
  const closed = counted.filter((one) => !criterionApplies(one, entry))
  const pointsOf = (of: readonly Counted[]) => of.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  return closed.length > 0 ? notApplyingWords(pointsOf(closed), pointsOf(counted)) : null
}

/** Whether changing these fields of an entry or a criterion can change which criteria apply. */
export function movesApplicability(changed: object): boolean {
  return REQUIREMENTS.some(([requirement, flag]) => requirement in changed || flag in changed)
}
