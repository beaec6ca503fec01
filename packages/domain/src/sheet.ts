import { criterionApplies, type EntryFlags, type Requirements } from "./applicability.ts"

export type ScoreLine = { criterionId: number; points: number }

/** One judge's view of one entry: its scores and its one comment, a draft until it is submitted. */
export type SheetState = { isSubmitted: boolean; comments: string; scores: ScoreLine[] }

export type CriterionForSheet = Requirements & { id: number; maxPoints: number }

export type SheetIssue = { path: (string | number)[]; message: string }

export type SheetRefusal =
  | { code: "SCORES_LOCKED" }
  | { code: "EVENT_CLOSED" }
  | { code: "INVALID_INPUT"; issues: SheetIssue[] }

export type SheetAttempt = {
  stored: SheetState | null
  submitted: SheetState
  criteria: CriterionForSheet[]
  flags: EntryFlags
  eventIsActive: boolean
}

/**
 * Why the submitted sheet may not be saved, or null. Product rule: a closed event takes nothing, a broken sheet is refused
 * whole, and a submitted sheet is locked: only the same sheet again passes, and there is nothing to write then.
 */
export function refuseSheet({ stored, submitted, criteria, flags, eventIsActive }: SheetAttempt): SheetRefusal | null {
  if (!eventIsActive) return { code: "EVENT_CLOSED" }
  const issues = scoreIssues(submitted.scores, criteria, flags)
  if (issues.length > 0) return { code: "INVALID_INPUT", issues }
  if (!stored?.isSubmitted) return null
  // Both sides are read by the criteria of now, so that a criterion added since does not make a repeat look different.
  const isRepeat = isSameSheet(normalizeSheet(stored, criteria, flags), normalizeSheet(submitted, criteria, flags))
  return isRepeat ? null : { code: "SCORES_LOCKED" }
}

/**
 * The sheet as it is stored, scores in the order of the criteria. Product rule: a criterion that does not apply is 0 whatever
 * was sent, and a final submit counts a criterion left out as 0; a draft keeps only what was sent, so unscored is not 0.
 */
export function normalizeSheet(submitted: SheetState, criteria: CriterionForSheet[], flags: EntryFlags): SheetState {
  const sent = new Map(submitted.scores.map((line) => [line.criterionId, line.points]))
  const scores = criteria
    .filter((criterion) => submitted.isSubmitted || sent.has(criterion.id))
    .map((criterion) => ({
      criterionId: criterion.id,
      points: criterionApplies(criterion, flags) ? (sent.get(criterion.id) ?? 0) : 0,
    }))
  return { isSubmitted: submitted.isSubmitted, comments: submitted.comments, scores }
}

/** Whether two normalised sheets say the same: state, comment and points, in whatever order the scores stand. */
export function isSameSheet(a: SheetState, b: SheetState): boolean {
  if (a.isSubmitted !== b.isSubmitted || a.comments !== b.comments || a.scores.length !== b.scores.length) return false
  const points = new Map(a.scores.map((line) => [line.criterionId, line.points]))
  return b.scores.every((line) => points.get(line.criterionId) === line.points)
}

function scoreIssues(scores: ScoreLine[], criteria: CriterionForSheet[], flags: EntryFlags): SheetIssue[] {
  const criterionById = new Map(criteria.map((criterion) => [criterion.id, criterion]))
  const seen = new Set<number>()
  const issues: SheetIssue[] = []
  for (const [index, { criterionId, points }] of scores.entries()) {
    const criterion = criterionById.get(criterionId)
    if (!criterion) {
      issues.push({ path: ["scores", index, "criterionId"], message: "This criterion does not belong to the event" })
    } else if (seen.has(criterionId)) {
      issues.push({ path: ["scores", index, "criterionId"], message: "This criterion appears twice" })
    } else if (criterionApplies(criterion, flags) && !isWithin(points, criterion.maxPoints)) {
      const message = `Points must be a whole number from 0 to ${criterion.maxPoints}`
      issues.push({ path: ["scores", index, "points"], message })
    }
    seen.add(criterionId)
  }
  return issues
}

function isWithin(points: number, maxPoints: number): boolean {
  return Number.isInteger(points) && points >= 0 && points <= maxPoints
}
