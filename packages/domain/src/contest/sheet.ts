import { type AppliedTo, type Applying, criterionApplies } from "./applicability.ts"
import { type JudgeScope, orderInScope } from "./judge-scope.ts"
import { onScorecard, scorecardOf } from "./scorecard.ts"
import type { ScoreLine, SentLine, SentSheet, SheetState, StoredLine } from "./sheet-lines.ts"
import { isSameComment } from "./sheet-lines.ts"

/** `setupVersion` is the event's version at which the criterion was added. */
export type CriterionForSheet = Applying & { id: number; maxPoints: number; order: number; setupVersion: number }

export type SheetIssue = { path: (string | number)[]; message: string }

type SheetRefusal =
  | { code: "SCORES_LOCKED" }
  | { code: "EVENT_CLOSED" }
  | { code: "INVALID_INPUT"; issues: SheetIssue[] }

type SheetAttempt = {
  stored: SheetState | null
  submitted: SentSheet
  criteria: CriterionForSheet[]
  entry: AppliedTo
  /** What the judge is asked for; omitted means everything. */
  scope?: JudgeScope | undefined
  judgingIsOpen: boolean
}

const NO_CRITERIA =
  "This event has no criteria yet, so there is nothing to submit. Ask the organizer to add the scoring criteria."

const EMPTY_SCORECARD =
  "There are no criteria for this entry's class yet, so there is nothing to submit. Ask the organizer to add them."

/**
 * Returns why the sheet may not be saved, or null. Product rule: a closed event accepts nothing; an invalid sheet is refused as a
 * whole; a submitted sheet is locked: only the same sheet is accepted again, with or without scores for criteria that it lacks.
 */
export function refuseSheet(attempt: SheetAttempt): SheetRefusal | null {
  const { stored, submitted, criteria, entry, scope, judgingIsOpen } = attempt
  if (!judgingIsOpen) return { code: "EVENT_CLOSED" }
  const isLocked = stored?.isSubmitted === true
  if (submitted.isSubmitted && !isLocked && scorecardOf(criteria, entry).length === 0)
    return {
      code: "INVALID_INPUT",
      issues: [{ path: ["scores"], message: criteria.length === 0 ? NO_CRITERIA : EMPTY_SCORECARD }],
    }
  const issues = scoreIssues(submitted.scores, criteria, entry)
  if (issues.length > 0) return { code: "INVALID_INPUT", issues }
  return isLocked && !repeats(stored, submitted, { criteria, entry, scope }) ? { code: "SCORES_LOCKED" } : null
}

/** Returns the sheet as it is stored after an accepted save: a submitted one keeps its scores and gets those that it lacks. */
export function sheetToStore({ stored, submitted, ...asked }: Omit<SheetAttempt, "judgingIsOpen">): SheetState {
  return stored?.isSubmitted ? completeSheet(stored, submitted, asked) : normalizeSheet(submitted, asked, stored)
}

/** What decides which scores are expected of a sheet. */
type Asked = Pick<SheetAttempt, "criteria" | "entry" | "scope">

/**
 * Returns a new sheet as it is stored, with scores in the order of the criteria. Product rule: a criterion that does not apply is
 * stored as 0, whatever was sent, and is not a score. A final submit counts an omitted criterion as 0, unless the judge had not
 * seen it: then the sheet lacks it. A draft keeps only what was sent, so unscored is not 0. Of a criterion that is not on the entry's
 * scorecard the points that were given once stay: they count if it comes back. So do those outside the judge's sections, where nothing
 * is expected and what is sent counts.
 */
export function normalizeSheet(
  submitted: SentSheet,
  { criteria, entry, scope = {} }: Asked,
  stored: SheetState | null = null,
): SheetState {
  const lines = new Map(submitted.scores.map((line) => [line.criterionId, line]))
  const storedPoints = pointsByCriterion(stored?.scores.filter(({ isScore }) => isScore) ?? [])
  const scores = criteria.flatMap((criterion): StoredLine[] => {
    const line = lines.get(criterion.id)
    const criterionId = criterion.id
    if (!onScorecard(criterion, entry)) {
      const points = isGiven(line) ? line.points : storedPoints.get(criterionId)
      return points === undefined ? [] : [{ criterionId, points, isScore: true }]
    }
    if (!criterionApplies(criterion, entry))
      return line || submitted.isSubmitted ? [{ criterionId, points: 0, isScore: false }] : []
    if (isGiven(line)) return [{ criterionId, points: line.points, isScore: true }]
    if (!orderInScope(scope, criterion.order)) {
      const points = storedPoints.get(criterionId)
      if (points !== undefined) return [{ criterionId, points, isScore: true }]
      return line || submitted.isSubmitted ? [{ criterionId, points: 0, isScore: false }] : []
    }
    return submitted.isSubmitted && !isUnseen(criterion, submitted) ? [{ criterionId, points: 0, isScore: true }] : []
  })
  return { isSubmitted: submitted.isSubmitted, comments: submitted.comments, scores }
}

/**
 * The criteria that a submitted sheet lacks: they apply to its entry now and are not scored in it, because they were added or
 * became applicable or the judge's later.
 */
export function lackingCriteria<Criterion extends Applying & { id: number; order: number }>(
  { scores }: { scores: readonly SentLine[] },
  criteria: readonly Criterion[],
  entry: AppliedTo,
  scope: JudgeScope = {},
): Criterion[] {
  const scored = pointsByCriterion(scores.filter(isGiven))
  return criteria.filter(
    (criterion) =>
      !scored.has(criterion.id) && criterionApplies(criterion, entry) && orderInScope(scope, criterion.order),
  )
}

const isGiven = (line: SentLine | undefined): line is SentLine => line !== undefined && line.isScore !== false

/** Whether the judge could not score this criterion: it was added later, or the device showed that it does not apply. */
const isUnseen = ({ id, setupVersion }: CriterionForSheet, submitted: SentSheet): boolean =>
  (submitted.setupVersion != null && setupVersion > submitted.setupVersion) ||
  submitted.scores.some(({ criterionId, isScore }) => criterionId === id && isScore === false)

/** Whether the sent sheet equals the submitted one in comment and points, except for points that the submitted one lacks. */
function repeats(stored: SheetState, submitted: SentSheet, { criteria, entry, scope = {} }: Asked): boolean {
  if (!submitted.isSubmitted || !isSameComment(submitted.comments, stored.comments)) return false
  const sent = pointsByCriterion(submitted.scores.filter(isGiven))
  const scored = pointsByCriterion(stored.scores.filter(({ isScore }) => isScore))
  return criteria.every((criterion) => {
    const points = scored.get(criterion.id)
    if (points === undefined || !criterionApplies(criterion, entry)) return true
    const wasAsked = orderInScope(scope, criterion.order) && !isUnseen(criterion, submitted)
    return (sent.get(criterion.id) ?? (wasAsked ? 0 : points)) === points
  })
}

function completeSheet(stored: SheetState, submitted: SentSheet, { criteria, entry, scope }: Asked): SheetState {
  const sent = pointsByCriterion(submitted.scores.filter(isGiven))
  const lacking = new Set(lackingCriteria(stored, criteria, entry, scope).map(({ id }) => id))
  const lines = new Map(stored.scores.map((line) => [line.criterionId, line]))
  const scores = criteria.flatMap(({ id }): StoredLine[] => {
    const points = lacking.has(id) ? sent.get(id) : undefined
    return points === undefined ? [lines.get(id) ?? []].flat() : [{ criterionId: id, points, isScore: true }]
  })
  return { ...stored, scores }
}

const pointsByCriterion = (lines: readonly ScoreLine[]): Map<number, number> =>
  new Map(lines.map(({ criterionId, points }) => [criterionId, points]))

function scoreIssues(scores: ScoreLine[], criteria: CriterionForSheet[], entry: AppliedTo): SheetIssue[] {
  const criterionById = new Map(criteria.map((criterion) => [criterion.id, criterion]))
  const seen = new Set<number>()
  const issues: SheetIssue[] = []
  for (const [index, { criterionId, points }] of scores.entries()) {
    const criterion = criterionById.get(criterionId)
    if (!criterion) {
      issues.push({ path: ["scores", index, "criterionId"], message: "This criterion does not belong to the event" })
    } else if (seen.has(criterionId)) {
      issues.push({ path: ["scores", index, "criterionId"], message: "This criterion appears twice" })
    } else if (isScored(criterion, entry) && !isWithin(points, criterion.maxPoints)) {
      const message = `Points must be a whole number from 0 to ${criterion.maxPoints}`
      issues.push({ path: ["scores", index, "points"], message })
    }
    seen.add(criterionId)
  }
  return issues
}

/** Whether points for the criterion are stored as they were sent: it applies, or it is not on the entry's scorecard. */
const isScored = (criterion: CriterionForSheet, entry: AppliedTo): boolean =>
  criterionApplies(criterion, entry) || !onScorecard(criterion, entry)

function isWithin(points: number, maxPoints: number): boolean {
  return Number.isInteger(points) && points >= 0 && points <= maxPoints
}
