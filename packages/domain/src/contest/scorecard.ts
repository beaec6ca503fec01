/** The classes on whose scorecard a criterion is: empty or omitted means every class, 0 the entries in no class. */
export type OfClasses = { classIds?: readonly number[] | undefined }

/** The class of an entry; null or omitted if it is in none. */
export type InClass = { classId?: number | null | undefined }

/** Stands for the entries in no class, in a criterion's `classIds` and in the name of a ladder. */
export const NO_CLASS = 0

export const isLimited = ({ classIds = [] }: OfClasses): boolean => classIds.length > 0

/**
 * Whether a criterion is on the scorecard of an entry. Product rule: one that is limited to classes is not on the scorecard of
 * entries of other classes: it is not asked, never lacking, and counts neither above nor below the line.
 */
export const onScorecard = (criterion: OfClasses, { classId }: InClass): boolean =>
  !isLimited(criterion) || criterion.classIds?.includes(classId ?? NO_CLASS) === true

/** The criteria on the scorecard of an entry, in the given order. */
export const scorecardOf = <Criterion extends OfClasses>(criteria: readonly Criterion[], entry: InClass): Criterion[] =>
  criteria.filter((criterion) => onScorecard(criterion, entry))

/**
 * Whether criteria that are limited to classes leave an entry without any. Product rule: no sheet of such an entry is expected. Without
 * such criteria an event that has none yet still expects its sheets.
 */
export const hasEmptyScorecard = (criteria: readonly OfClasses[], entry: InClass): boolean =>
  criteria.some(isLimited) && scorecardOf(criteria, entry).length === 0
