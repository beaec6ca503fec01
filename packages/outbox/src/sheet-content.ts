import type { Criterion } from "@rosette/contract/criteria"
import type { StoredSheet } from "@rosette/contract/sheets"
import { type AppliedTo, type Applying, criterionApplies } from "@rosette/domain/contest/applicability"
import { type JudgeScope, orderInScope } from "@rosette/domain/contest/judge-scope"
import { onScorecard } from "@rosette/domain/contest/scorecard"
import { lackingCriteria } from "@rosette/domain/contest/sheet"
import {
  hasSameContent,
  isSameWhenSubmitted,
  linesOfPoints,
  pointsOfLines,
  type SentLine,
} from "@rosette/domain/contest/sheet-lines"
import type { Change } from "./outbox.ts"
import type { PendingSheet, SheetContent } from "./records.ts"

export const BLANK_SHEET: SheetContent = { points: {}, comments: "" }

/** The content of a sheet from the server; blank if there is none. */
export function contentOf(stored: Pick<StoredSheet, "scores" | "comments"> | undefined): SheetContent {
  if (!stored) return BLANK_SHEET
  return { points: pointsOfLines(stored.scores), comments: stored.comments }
}

/** Removes the points of removed criteria. Points above a lowered maximum stay: the judge decides about them. */
export function fittedTo(content: SheetContent, criteria: readonly Pick<Criterion, "id">[]): SheetContent {
  const fitting = criteria.flatMap(({ id }): [number, number][] => {
    const points = content.points[id]
    return points === undefined ? [] : [[id, points]]
  })
  return { points: Object.fromEntries(fitting), comments: content.comments }
}

/** Lowers points above a maximum to the maximum. */
export function cappedTo(content: SheetContent, criteria: readonly Criterion[]): SheetContent {
  const capped = criteria.flatMap(({ id, maxPoints }): [number, number][] => {
    const points = content.points[id]
    return points === undefined ? [] : [[id, Math.min(points, maxPoints)]]
  })
  return { ...content, points: { ...content.points, ...Object.fromEntries(capped) } }
}

/** Sets the points of one criterion; null removes them. */
export function withPoints(content: SheetContent, criterionId: number, points: number | null): SheetContent {
  const others = Object.entries(content.points).filter(([id]) => Number(id) !== criterionId)
  const scored = points === null ? others : [...others, [String(criterionId), points] as const]
  return { ...content, points: Object.fromEntries(scored) }
}

/** Whether nothing was typed: no points, no comment. */
export const isBlank = (content: SheetContent): boolean => isSameContent(content, BLANK_SHEET)

export const isSameContent = (a: SheetContent, b: SheetContent): boolean => hasSameContent(inLines(a), inLines(b))

const inLines = ({ points, comments }: SheetContent) => ({ comments, scores: linesOfPoints(points) })

/**
 * Returns the scores to send. Product rule: in a final submit unscored criteria count 0; a draft has only the scored ones, so that
 * the others stay unscored. A criterion that does not apply is sent as 0 with `isScore: false`: if it applies on the server, it is
 * missing and not 0; so is one outside the judge's sections. Points that were typed before a criterion left the entry's scorecard or
 * the judge's sections are sent as typed, because it may come back.
 */
export function linesToSend(
  content: SheetContent,
  criteria: readonly AskedCriterion[],
  entry: AppliedTo,
  isSubmitted: boolean,
  scope: JudgeScope = {},
): SentLine[] {
  return criteria.flatMap((criterion): SentLine[] => {
    const criterionId = criterion.id
    const points = content.points[criterionId]
    const isInScope = orderInScope(scope, criterion.order)
    const isShown = onScorecard(criterion, entry) && (isInScope || !criterionApplies(criterion, entry))
    // Nobody sees points above a maximum here, so nobody could correct them.
    if (!isShown && points !== undefined && points <= (criterion.maxPoints ?? points)) return [{ criterionId, points }]
    if (!isInScope || !criterionApplies(criterion, entry))
      return isSubmitted ? [{ criterionId, points: 0, isScore: false }] : []
    return points !== undefined || isSubmitted ? [{ criterionId, points: points ?? 0 }] : []
  })
}

type AskedCriterion = Pick<Criterion, "id" | "order"> & Partial<Pick<Criterion, "maxPoints">> & Applying

type Typed = {
  entry: AppliedTo & { id: number }
  label: string
  content: SheetContent
  isSubmitted: boolean
  criteria: readonly AskedCriterion[]
  /** What the judge is asked for; omitted means everything. */
  scope?: JudgeScope | undefined
  /** The event's setupVersion, which says what criteria the judge saw. */
  setupVersion?: number
}

/**
 * Returns a sheet as it is stored and sent. Until it is sent its base is the revision that the judge started from; additions to a
 * submitted sheet are based on its current revision.
 */
export function changeOf(
  { entry, label, content, isSubmitted, criteria, scope, setupVersion }: Typed,
  stored: StoredSheet | undefined,
  pending: PendingSheet | undefined,
): Change {
  const startedFrom = pending?.isAddition ? undefined : pending?.baseRevision
  return {
    entryId: entry.id,
    label,
    content,
    scores: linesToSend(content, criteria, entry, isSubmitted, scope),
    isSubmitted,
    baseRevision: startedFrom ?? stored?.revision ?? 0,
    ...(setupVersion !== undefined && { setupVersion }),
  }
}

/**
 * Whether a draft with this content is dropped instead of sent: the server has it. An unanswered sheet may have reached the server:
 * then a newer one has to be sent to restore the earlier content.
 */
export const hasNothingToSend = (
  content: SheetContent,
  stored: StoredSheet | undefined,
  pending: PendingSheet | undefined,
): boolean => isStoredAlready(content, stored) && !pending?.isUnanswered

/** What a judge sees on a sheet, and what of it can be changed. */
export type ShownSheet = {
  content: SheetContent
  /** Submitted, on the server or only here: nothing can be changed except the criteria it lacks. */
  isLocked: boolean
  /** Submitted, on the server or waiting here, and not being sent. */
  isSettled: boolean
  /** Submitted, with criteria that can still be scored. */
  isCompleting: boolean
}

/** The sheet of an entry: what waits here, else what the server has. `lacking`: the criteria that the submitted sheet lacks. */
export function shownSheet(
  stored: StoredSheet | undefined,
  pending: PendingSheet | undefined,
  { criteria, lacking }: { criteria: readonly Pick<Criterion, "id">[]; lacking: readonly Criterion[] },
): ShownSheet {
  const isSubmitted = stored?.isSubmitted ?? false
  const isOnItsWay = pending?.isSubmitted === true && pending.state !== "needs-you"
  const fromServer = fittedTo(contentOf(stored), criteria)
  return {
    content: isSubmitted
      ? completed(fromServer, lacking, pending?.content)
      : pending
        ? fittedTo(pending.content, criteria)
        : fromServer,
    isLocked: isSubmitted || isOnItsWay,
    isSettled: isSubmitted || (isOnItsWay && pending.state === "unsent"),
    isCompleting: lacking.length > 0 && !isOnItsWay,
  }
}

/** What a notice above a sheet is about. */
type StateOfSheet =
  | "waiting"
  | "incomplete"
  | "locked"
  | "changedElsewhere"
  | "closed"
  | "refused"
  | "aboveMax"
  | "open"

/** Whether a sheet waits, is locked, or is refused, and why: of several reasons the one about which its judge can do something. */
export function sheetState({
  stored,
  pending,
  isCompleting,
  sum,
}: Pick<ShownSheet, "isCompleting"> & {
  stored: StoredSheet | undefined
  pending: PendingSheet | undefined
  sum: SheetSum
}): StateOfSheet {
  if (pending?.isSubmitted && pending.state === "unsent") return "waiting"
  if (isCompleting) return "incomplete"
  if (stored?.isSubmitted) return "locked"
  const refusal = pending?.state === "needs-you" ? pending.refusal : null
  if (!refusal) return sum.aboveMax.length > 0 ? "aboveMax" : "open"
  if (refusal.code === "SHEET_CHANGED") return "changedElsewhere"
  return refusal.code === "EVENT_CLOSED" ? "closed" : "refused"
}

export type SheetSum = {
  points: number
  max: number
  scored: number
  applicable: number
  unscored: Criterion[]
  /** Scored above a maximum that was lowered later. */
  aboveMax: AboveMax[]
}

export type AboveMax = { criterion: Criterion; points: number }

/** Such as "25, the maximum is now 20". */
export const aboveMaxText = ({ criterion, points }: AboveMax): string =>
  `${points}, the maximum is now ${criterion.maxPoints}`

/** Points and progress of a sheet, counting the criteria that apply to the entry. */
export function sumOf(content: SheetContent, criteria: readonly Criterion[], entry: AppliedTo): SheetSum {
  const applicable = criteria.filter((criterion) => criterionApplies(criterion, entry))
  const unscored = applicable.filter((criterion) => content.points[criterion.id] === undefined)
  return {
    points: applicable.reduce((sum, criterion) => sum + (content.points[criterion.id] ?? 0), 0),
    max: applicable.reduce((sum, criterion) => sum + criterion.maxPoints, 0),
    scored: applicable.length - unscored.length,
    applicable: applicable.length,
    unscored,
    aboveMax: applicable.flatMap((criterion) => {
      const points = content.points[criterion.id]
      return points !== undefined && points > criterion.maxPoints ? [{ criterion, points }] : []
    }),
  }
}

/**
 * Whether the server already has this content, for example because its answer to an earlier attempt was lost. Points of a
 * criterion that does not apply now are content too: it may apply again.
 */
export function isStoredAlready(content: SheetContent, stored: StoredSheet | undefined): boolean {
  return stored?.isSubmitted ? isSameWhenSubmitted(inLines(content), stored) : isSameContent(content, contentOf(stored))
}

/**
 * Returns what a submitted sheet lacks. Its judge can score only these criteria, without a reopening; everything else in it stays
 * locked.
 */
export const lackingOf = (
  sheet: StoredSheet | undefined,
  criteria: readonly Criterion[],
  entry: AppliedTo,
): readonly Criterion[] => (sheet?.isSubmitted ? lackingCriteria(sheet, criteria, entry) : [])

/** Returns the stored sheet with the points stored here for criteria that it still lacks. */
export function completed(
  content: SheetContent,
  lacking: readonly Criterion[],
  unsent: SheetContent | undefined,
): SheetContent {
  const added = lacking.flatMap(({ id }): [number, number][] => {
    const points = unsent?.points[id]
    return points === undefined ? [] : [[id, points]]
  })
  return { ...content, points: { ...content.points, ...Object.fromEntries(added) } }
}

/** Whether the content has points for a criterion that the sheet lacks. */
export const isAddition = (content: SheetContent, lacking: readonly Criterion[]): boolean =>
  lacking.some(({ id }) => content.points[id] !== undefined)
