import { competes, type WithStatus } from "../entries/entry-status.ts"

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
 * The classes that have a scorecard, `NO_CLASS` for the entries in no class; null if every entry has one. Product rule: an event that
 * has no criteria yet still expects its sheets.
 */
export const classesWithScorecard = (criteria: readonly OfClasses[]): ReadonlySet<number> | null =>
  criteria.length > 0 && criteria.every(isLimited) ? new Set(criteria.flatMap(({ classIds = [] }) => classIds)) : null

/** Whether criteria that are limited to classes leave an entry without any. Product rule: no sheet of such an entry is expected. */
export const hasEmptyScorecard = (criteria: readonly OfClasses[], { classId }: InClass): boolean =>
  classesWithScorecard(criteria)?.has(classId ?? NO_CLASS) === false

/** What the line of such an entry says. */
export const NO_SCORECARD = "No criteria for its class"

/** Whether judges are asked for an entry: it competes and has a scorecard. */
export const isAskedFor = (criteria: readonly OfClasses[], entry: InClass & WithStatus): boolean =>
  competes(entry) && !hasEmptyScorecard(criteria, entry)
