import type { SavedSheet, StoredSheet } from "@rosette/contract/sheets"
import { isSameComment, isSameWhenSubmitted } from "@rosette/domain/contest/sheet-lines"
import { readText } from "@rosette/domain/text/typed-text"
import {
  type Attempt,
  type KnownSheet,
  knownAs,
  NO_RECORD,
  type PendingSheet,
  type SheetRecord,
  type SheetToSend,
  type UnsentSheet,
  versionText,
  withSheet,
} from "./records.ts"
import type { SheetRefused } from "./send-failure.ts"

/** Refusals that a newer draft does not resolve: the judge or the organizer must decide first. */
const HELD_UNTIL_DECIDED = new Set<SheetRefused["code"]>(["SHEET_CHANGED", "SCORES_LOCKED", "EVENT_CLOSED"])

/** Whether the server's refusal of the last attempt prevents sending what is unsent now. */
export function isHeldBack({ unsent, attempt }: SheetRecord): boolean {
  if (!unsent || !attempt?.refusal) return false
  return attempt.editId === unsent.editId || HELD_UNTIL_DECIDED.has(attempt.refusal.code)
}

/** Whether an attempt was sent and its outcome is unknown: it is repeated, and can be neither changed nor withdrawn. */
export const isUnanswered = ({ attempt }: SheetRecord): boolean => attempt !== null && attempt.refusal === null

export const hasSomethingToSend = (record: SheetRecord): boolean =>
  isUnanswered(record) || (record.unsent !== null && canBeSent(record.unsent) && !isHeldBack(record))

/** A submitted sheet accepts no drafts: additions are sent when the judge submits them. */
const canBeSent = ({ isAddition, isSubmitted }: UnsentSheet): boolean => !isAddition || isSubmitted

/** An unsent sheet as a new attempt. */
export function attemptOf(unsent: UnsentSheet, mutationId: string, refusal: SheetRefused | null = null): Attempt {
  const {
    databaseId,
    judgeId,
    entryId,
    editId,
    scores,
    isSubmitted,
    content,
    baseRevision,
    setupVersion,
    movedTo,
    note,
  } = unsent
  const also = {
    ...(setupVersion !== undefined && { setupVersion }),
    ...(movedTo !== undefined && { movedTo }),
    ...(note && { note }),
  }
  const sheet = { entryId, scores, comments: content.comments, isSubmitted, baseRevision, mutationId, ...also }
  return { databaseId, judgeId, entryId, editId, body: { databaseId, judgeId, ...sheet }, refusal }
}

/** The entry whose sheet has to be on the server before this one is sent; a sent attempt is repeated without waiting. */
export const sentAfter = (record: SheetRecord): number | undefined =>
  isUnanswered(record) ? undefined : record.unsent?.movedTo

/**
 * The next attempt to send, or null. An unanswered attempt is repeated unchanged with its mutation id. Later changes are sent
 * only after its answer, on the revision that the answer names.
 */
export function nextAttempt(record: SheetRecord, mutationId: string): Attempt | null {
  const { unsent, attempt } = record
  if (isUnanswered(record)) return attempt
  return unsent && canBeSent(unsent) && !isHeldBack(record) ? attemptOf(unsent, mutationId) : null
}

/**
 * The record after the server has saved this attempt. A later change stays unsent, on the new revision, unless it started from
 * another base revision than the attempt: then its author has not seen what the attempt saved.
 */
export function whenSaved(
  record: SheetRecord,
  mutationId: string,
  { revision, isSubmitted, scores, offScorecard = [] }: SavedSheet,
): SheetRecord {
  const { unsent, attempt } = record
  if (attempt?.body.mutationId !== mutationId) return record
  const { entryId, comments, baseRevision } = attempt.body
  // The answer has a 0 for a criterion that does not apply. If it has points, the server had them before.
  const unscored = new Set(attempt.body.scores.flatMap((line) => (line.isScore === false ? [line.criterionId] : [])))
  const scored = scores.filter(({ criterionId, points }) => points > 0 || !unscored.has(criterionId))
  const off = pointsOffScorecard(record, attempt, offScorecard)
  const sheet = { entryId, comments: readText(comments), isSubmitted, scores: [...scored, ...off], revision }
  const known =
    revision === 0 ? knownAsNone(record, attempt) : madeFrom(baseRevision, knownAs(record.known, attempt, sheet), sheet)
  if (!unsent || unsent.editId === attempt.editId) return { ...NO_RECORD, known }
  return { unsent: unsent.baseRevision === baseRevision ? on(revision, unsent) : unsent, attempt: null, known }
}

/** The points that the server has of criteria that are not on the entry's scorecard: what was sent, else what it had before. */
function pointsOffScorecard(
  { known }: SheetRecord,
  { body }: Attempt,
  offScorecard: readonly number[],
): StoredSheet["scores"] {
  const sent = body.scores.filter(({ isScore }) => isScore !== false)
  const points = new Map([...(known?.sheet?.scores ?? []), ...sent].map((line) => [line.criterionId, line.points]))
  return offScorecard.flatMap((criterionId) => {
    const given = points.get(criterionId)
    return given === undefined ? [] : [{ criterionId, points: given }]
  })
}

/**
 * The server does not store an empty draft if there was no sheet. If the judge has emptied one that it had, the server has it no
 * more, and it is not sent again.
 */
const knownAsNone = ({ known }: SheetRecord, attempt: Attempt): KnownSheet | null =>
  known?.sheet?.revision === attempt.body.baseRevision ? withSheet(known, attempt, null) : known

/** A repeated attempt gets its first answer again: what is known may be newer, and not from this device. */
const madeFrom = (baseRevision: number, known: KnownSheet, sheet: StoredSheet): KnownSheet =>
  known.sheet === sheet ? { ...known, madeFrom: baseRevision } : known

const on = (baseRevision: number, unsent: UnsentSheet): UnsentSheet => ({ ...unsent, baseRevision })

/**
 * The record after the server has refused this attempt: the sheet stays unsent with the reason. It is sent again without asking the
 * judge in four cases: criteria were removed, and it is sent without them, as the sheets on the server have lost their points;
 * the server has what another tab of this device has sent; another device has saved a draft with the same points and comment as
 * the submit; or the server has an older sheet because it lost the one on which the judge worked.
 */
export function whenRefused(record: SheetRecord, mutationId: string, refusal: SheetRefused): SheetRecord {
  const { unsent, attempt, known } = record
  if (attempt?.body.mutationId !== mutationId) return record
  if (!unsent) return { ...NO_RECORD, known }
  if (hasNothingToMove(attempt.body, refusal))
    return { unsent: unsent.editId === attempt.editId ? null : unsent, attempt: null, known }
  const removed = removedCriteria(attempt.body, refusal)
  if (removed.size > 0) {
    const rest = { ...unsent, scores: unsent.scores.filter(({ criterionId }) => !removed.has(criterionId)) }
    return { unsent: rest, attempt: isOnlyAbout(removed, refusal) ? null : { ...attempt, refusal }, known }
  }
  const current = refusal.code === "SHEET_CHANGED" ? refusal.current : undefined
  if (current !== undefined && isOlderThanSeen(record, unsent, current))
    return { unsent: on(current?.revision ?? 0, unsent), attempt: null, known }
  if (current && (addsToOwn(record, unsent, current) || (unsent.isSubmitted && saysTheSame(unsent, current))))
    return { unsent: on(current.revision, unsent), attempt: null, known }
  return { unsent, attempt: { ...attempt, refusal }, known }
}

/**
 * Whether the server has what another tab of this device has sent since, and the judge has only added to it: this was typed before
 * the tab was told of the answer.
 */
function addsToOwn(
  { known }: SheetRecord,
  { baseRevision, content, scores }: UnsentSheet,
  current: StoredSheet,
): boolean {
  if (known?.madeFrom !== baseRevision || known.sheet?.revision !== current.revision || current.isSubmitted)
    return false
  const points = new Map(scores.map((line) => [line.criterionId, line.points]))
  const isCommentKept = current.comments === "" || current.comments === content.comments
  return isCommentKept && current.scores.every((line) => points.get(line.criterionId) === line.points)
}

/** Whether the old entry of a moved draft has none on the server: it never got there, or left already. */
const hasNothingToMove = ({ movedTo }: SheetToSend, { code, issues }: SheetRefused): boolean =>
  movedTo !== undefined && code === "INVALID_INPUT" && issues.some(({ path }) => path[0] === "movedTo")

/** The criteria of an attempt that do not belong to the event any more, as the refusal names them: `scores`, line, `criterionId`. */
function removedCriteria({ scores }: SheetToSend, { code, issues }: SheetRefused): Set<number> {
  if (code !== "INVALID_INPUT") return new Set()
  return new Set(
    issues.flatMap(({ path: [list, line, field] }) => {
      const sent = list === "scores" && field === "criterionId" ? scores[Number(line)] : undefined
      return sent ? [sent.criterionId] : []
    }),
  )
}

/** Whether nothing else is wrong with the sheet. */
const isOnlyAbout = (removed: ReadonlySet<number>, { issues }: SheetRefused): boolean => issues.length === removed.size

/** Whether the judge worked on a revision that the server has lost, and the server has the older sheet that is known to remain. */
function isOlderThanSeen({ known, attempt }: SheetRecord, unsent: UnsentSheet, current: StoredSheet | null): boolean {
  const revision = current?.revision ?? 0
  if (!known || revision !== (known.sheet?.revision ?? 0)) return false
  // What another device has saved since the restore has a lower revision too, and the judge has not seen it.
  if (current && !known.past.includes(versionText(current))) return false
  const basedOn = Math.max(unsent.baseRevision, attempt?.body.baseRevision ?? 0)
  return revision < basedOn && basedOn <= known.lostRevision
}

/**
 * The record after the judge has seen the refusal of this attempt and sends it anyway; a changed sheet on the server is
 * overwritten.
 */
export function whenSentAnyway(record: SheetRecord, mutationId: string): SheetRecord {
  const { unsent, attempt, known } = record
  if (!unsent || !attempt?.refusal || attempt.body.mutationId !== mutationId) return record
  const { code, current } = attempt.refusal
  return { unsent: code === "SHEET_CHANGED" ? on(current?.revision ?? 0, unsent) : unsent, attempt: null, known }
}

/** The record after the judge has dropped this edit; newer edits and unanswered attempts stay. */
export function whenDropped(record: SheetRecord, editId: string): SheetRecord {
  if (isUnanswered(record)) return record
  return { ...record, unsent: record.unsent?.editId === editId ? null : record.unsent, attempt: null }
}

/** What a screen shows of a sheet; null if the server has all of it. */
export function pendingOf(record: SheetRecord, isInFlight: boolean): PendingSheet | null {
  const { unsent, attempt } = record
  if (!unsent) return null
  const isHeld = isHeldBack(record)
  return {
    label: unsent.label,
    content: unsent.content,
    baseRevision: unsent.baseRevision,
    state: isHeld || !canBeSent(unsent) ? "needs-you" : isInFlight ? "sending" : "unsent",
    isSubmitted: unsent.isSubmitted || (isUnanswered(record) && attempt?.body.isSubmitted === true),
    refusal: isHeld ? (attempt?.refusal ?? null) : null,
    isUnanswered: isUnanswered(record) || isInFlight,
    isChangedSince: isUnanswered(record) && attempt?.editId !== unsent.editId,
    isLost: unsent.isLost === true,
    isAddition: !canBeSent(unsent),
  }
}

/** Whether both have the same points and comment; a criterion without a line counts as 0, as in a final submit. */
const saysTheSame = ({ content, scores }: UnsentSheet, current: StoredSheet): boolean =>
  isSameWhenSubmitted({ comments: content.comments, scores }, current)

/**
 * Returns the record to store when a store works again after a page continued without it. `last` is the last record that the page
 * knew to be stored, undefined if it never read the store; `now` is the page's current record.
 */
export function mergeAfterOutage(stored: SheetRecord, last: SheetRecord | undefined, now: SheetRecord): SheetRecord {
  const known = now.known === last?.known ? stored.known : now.known
  if (stored.unsent?.editId === last?.unsent?.editId) return { ...now, known }
  // Another tab has changed the sheet meanwhile. If this page has nothing newer to send, the other tab's record wins.
  if (!now.unsent || now.unsent.editId === last?.unsent?.editId) return { ...stored, known }
  const attempt = now.attempt ?? stored.attempt
  return { unsent: stored.unsent ? withUnseen(now.unsent, stored.unsent) : now.unsent, attempt, known }
}

/**
 * A newer edit with the scores and comment of an older one that its author could not see. A submitted sheet is complete and
 * stays unchanged.
 */
function withUnseen(newer: UnsentSheet, older: UnsentSheet): UnsentSheet {
  if (newer.isSubmitted) return newer
  // Who moved the sheet away has not seen what was typed on it: it stays.
  if (newer.movedTo !== undefined) return older
  const { points, comments } = newer.content
  const unseen = older.scores.filter(
    (line) => !newer.scores.some(({ criterionId }) => criterionId === line.criterionId),
  )
  return {
    ...newer,
    content: { points: { ...older.content.points, ...points }, comments: comments || older.content.comments },
    scores: [...newer.scores, ...unseen],
  }
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

const isLine = (value: unknown): value is { criterionId: number; points: number } =>
  isFields(value) && Number.isInteger(value.criterionId) && Number.isInteger(value.points)

/** The server need not store an empty draft, which then has no revision. */
const isEmptyDraft = ({ isSubmitted, scores, comments }: SheetToSend) =>
  !isSubmitted && scores.length === 0 && comments === ""

const isListOfIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger)

const isComment = (answered: unknown, sent: string) => typeof answered === "string" && isSameComment(answered, sent)

/**
 * Whether an answer confirms that the server has exactly this sheet: the entry, the state, a revision, the comment, and every
 * line that was sent. Points of a criterion that no longer applies to the entry are stored as 0; those of one that is not on its
 * scorecard are stored as sent, and the answer names only the criterion.
 */
export function isAnswerTo(sent: SheetToSend, answer: unknown): answer is SavedSheet {
  if (!isFields(answer) || answer.entryId !== sent.entryId || answer.isSubmitted !== sent.isSubmitted) return false
  const { revision, scores, comments, databaseId, offScorecard = [] } = answer
  if (!Number.isInteger(revision) || Number(revision) < (isEmptyDraft(sent) ? 0 : 1)) return false
  if (comments !== undefined && !isComment(comments, sent.comments)) return false
  if (databaseId !== undefined && databaseId !== sent.databaseId) return false
  if (!Array.isArray(scores) || !scores.every(isLine)) return false
  if (!isListOfIds(offScorecard)) return false
  const points = new Map(scores.map((line) => [line.criterionId, line.points]))
  return sent.scores.every((line) => {
    // The device showed that the criterion does not apply: the server has 0 for it, or no line if it applies now.
    if (line.isScore === false) return true
    const answered = points.get(line.criterionId)
    return answered === line.points || answered === 0 || offScorecard.includes(line.criterionId)
  })
}
