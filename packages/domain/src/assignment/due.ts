import { type AppliedTo, type Applying, criterionApplies } from "../contest/applicability.ts"
import { classInScope, type JudgeScope, orderInScope, sectionsOf } from "../contest/judge-scope.ts"
import { isAskedFor } from "../contest/scorecard.ts"
import type { EntryStatus } from "../entries/entry-status.ts"

/** An entry as far as it decides who is asked for it. */
export type EntryToJudge = AppliedTo & { status?: EntryStatus | undefined }

/** A criterion as far as it decides who is asked for an entry. */
export type CriterionToJudge = Applying & { order: number }

/**
 * Whether a judge with this scope is asked for an entry from which they have not stepped aside. Product rule: the judge has not left,
 * judges are asked for the entry, its class is in the scope, and at least one criterion of the judge's sections applies to it.
 */
export const isAskedOf = (scope: JudgeScope, entry: EntryToJudge, criteria: readonly CriterionToJudge[]): boolean =>
  scope.hasLeft !== true && isAskedFor(criteria, entry) && isInScope(scope, entry, criteria)

/** Whether the entry's class is in the scope, and a criterion of the judge's sections applies. Product rule: a sheet of others is extra. */
export function isInScope(scope: JudgeScope, entry: AppliedTo, criteria: readonly CriterionToJudge[]): boolean {
  if (!classInScope(scope, entry)) return false
  const isForAll = sectionsOf(scope).length === 0
  return isForAll || criteria.some((one) => orderInScope(scope, one.order) && criterionApplies(one, entry))
}
