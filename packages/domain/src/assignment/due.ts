import { type AppliedTo, type Applying, criterionApplies } from "../contest/applicability.ts"
import { classInScope, type JudgeScope, orderInScope, sectionsOf } from "../contest/judge-scope.ts"
import { hasEmptyScorecard } from "../contest/scorecard.ts"
import { competes, type EntryStatus } from "../entries/entry-status.ts"

/** An entry as far as it decides who is asked for it. */
export type EntryToJudge = AppliedTo & { status?: EntryStatus | undefined }

/** A criterion as far as it decides who is asked for an entry. */
export type CriterionToJudge = Applying & { order: number }

/** Whether sheets of an entry count. Product rule: it competes, and its scorecard is not empty. */
export const isJudged = (entry: EntryToJudge, criteria: readonly CriterionToJudge[]): boolean =>
  competes(entry) && !hasEmptyScorecard(criteria, entry)

/**
 * Whether a judge with this scope is asked for an entry from which they have not stepped aside. Product rule: the judge has not left,
 * the entry is judged, its class is in the scope, and at least one criterion of the judge's sections applies to it.
 */
export function isAskedOf(scope: JudgeScope, entry: EntryToJudge, criteria: readonly CriterionToJudge[]): boolean {
  if (scope.hasLeft || !isJudged(entry, criteria) || !classInScope(scope, entry)) return false
  const isForAll = sectionsOf(scope).length === 0
  return isForAll || criteria.some((one) => orderInScope(scope, one.order) && criterionApplies(one, entry))
}
