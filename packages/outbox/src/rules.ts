import type { SavedSheet, StoredSheet } from "@rosette/contract"
import { isSameWhenSubmitted } from "@rosette/domain"
import { knownAs } from "./records/known-sheet.ts"
import { type Attempt, type KeptSheet, NO_RECORD, type PendingSheet, type SheetRecord } from "./records/records.ts"
import type { Refusal } from "./sending/send-failure.ts"

/** Refusals that no newer draft answers: the judge, or the organizer, has to decide something first. */
const HELD_UNTIL_DECIDED = new Set<Refusal["code"]>(["SHEET_CHANGED", "SCORES_LOCKED", "EVENT_CLOSED"])

/** Whether the server's refusal of the last try stands in the way of what is kept now. */
export function isHeldBack({ kept, attempt }: SheetRecord): boolean {
  if (!kept || !attempt?.refusal) return false
  return attempt.editId === kept.editId || HELD_UNTIL_DECIDED.has(attempt.refusal.code)
}

/** Whether a try has left of which nobody knows what became: it is repeated, and can neither be changed nor taken back. */
export const isUnanswered = ({ attempt }: SheetRecord): boolean => attempt !== null && attempt.refusal === null

export const hasSomethingToSend = (record: SheetRecord): boolean =>
  isUnanswered(record) || (record.kept !== null && canGoOut(record.kept) && !isHeldBack(record))

/** A submitted sheet takes no drafts: what is added to it goes out when the judge submits it. */
const canGoOut = ({ isAddition, isSubmitted }: KeptSheet): boolean => !isAddition || isSubmitted

/** A kept sheet as a new try. */
export function attemptOf(kept: KeptSheet, mutationId: string, refusal: Refusal | null = null): Attempt {
  const { databaseId, judgeId, entryId, editId, scores, isSubmitted, content, baseRevision, setupVersion } = kept
  const seen = setupVersion === undefined ? {} : { setupVersion }
  const sheet = { entryId, scores, comments: content.comments, isSubmitted, baseRevision, mutationId, ...seen }
  return { databaseId, judgeId, entryId, editId, body: { databaseId, judgeId, ...sheet }, refusal }
}

/**
 * What goes out next; null where nothing does. A try whose fate is unknown is repeated word for word, under its own mutation
 * id; only when its answer has come does what was changed since go out, on the revision that answer named.
 */
export function nextAttempt(record: SheetRecord, mutationId: string): Attempt | null {
  const { kept, attempt } = record
  if (isUnanswered(record)) return attempt
  return kept && canGoOut(kept) && !isHeldBack(record) ? attemptOf(kept, mutationId) : null
}

/**
 * The server has the sheet of this try. What was changed since stays kept, on the new revision, unless it began on another
 * one than the try did: then its author has not seen what the try saved.
 */
export function whenSaved(
  record: SheetRecord,
  mutationId: string,
  { revision, isSubmitted, scores }: SavedSheet,
): SheetRecord {
  const { kept, attempt } = record
  if (attempt?.body.mutationId !== mutationId) return record
  const { entryId, comments, baseRevision } = attempt.body
  const sheet = { entryId, comments, isSubmitted, scores, revision }
  // A draft that says nothing is not stored where there was none.
  const known = revision === 0 ? record.known : knownAs(record.known, attempt, sheet)
  if (!kept || kept.editId === attempt.editId) return { ...NO_RECORD, known }
  return { kept: kept.baseRevision === baseRevision ? on(revision, kept) : kept, attempt: null, known }
}

const on = (baseRevision: number, kept: KeptSheet): KeptSheet => ({ ...kept, baseRevision })

/**
 * The server does not take the sheet of this try: it stays kept with the reason. There is nothing to choose, and it goes out
 * again, where another device has left a draft of the very points and comment that are to be submitted, and where what
 * stands in the way is what the server had before it lost the sheet on which the judge worked.
 */
export function whenRefused(record: SheetRecord, mutationId: string, refusal: Refusal): SheetRecord {
  const { kept, attempt, known } = record
  if (attempt?.body.mutationId !== mutationId) return record
  if (!kept) return { ...NO_RECORD, known }
  const current = refusal.code === "SHEET_CHANGED" ? refusal.current : undefined
  if (current !== undefined && isOlderThanSeen(record, kept, current))
    return { kept: on(current?.revision ?? 0, kept), attempt: null, known }
  if (kept.isSubmitted && current && saysTheSame(kept, current))
    return { kept: on(current.revision, kept), attempt: null, known }
  return { kept, attempt: { ...attempt, refusal }, known }
}

/** Whether the judge worked on a revision that the server has lost, and it has now what is known to have been left of it. */
function isOlderThanSeen({ known, attempt }: SheetRecord, kept: KeptSheet, current: StoredSheet | null): boolean {
  const revision = current?.revision ?? 0
  if (!known || revision !== (known.sheet?.revision ?? 0)) return false
  const worked = Math.max(kept.baseRevision, attempt?.body.baseRevision ?? 0)
  return revision < worked && worked <= known.lostRevision
}

/** The judge, having seen why this try was refused, wants it sent all the same: over what the server has now where that has changed. */
export function whenSentAnyway(record: SheetRecord, mutationId: string): SheetRecord {
  const { kept, attempt, known } = record
  if (!kept || !attempt?.refusal || attempt.body.mutationId !== mutationId) return record
  const { code, current } = attempt.refusal
  return { kept: code === "SHEET_CHANGED" ? on(current?.revision ?? 0, kept) : kept, attempt: null, known }
}

/** The judge gives up this edit, but nothing newer, and no try whose fate is unknown. */
export function whenDropped(record: SheetRecord, editId: string): SheetRecord {
  if (isUnanswered(record)) return record
  return { ...record, kept: record.kept?.editId === editId ? null : record.kept, attempt: null }
}

/** What a screen shows of a sheet; null where the server has all of it. */
export function pendingOf(record: SheetRecord, isInFlight: boolean): PendingSheet | null {
  const { kept, attempt } = record
  if (!kept) return null
  const isHeld = isHeldBack(record)
  return {
    label: kept.label,
    content: kept.content,
    baseRevision: kept.baseRevision,
    state: isHeld || !canGoOut(kept) ? "needs-you" : isInFlight ? "sending" : "kept",
    isSubmitted: kept.isSubmitted || (isUnanswered(record) && attempt?.body.isSubmitted === true),
    refusal: isHeld ? (attempt?.refusal ?? null) : null,
    isUnanswered: isUnanswered(record) || isInFlight,
    isChangedSince: isUnanswered(record) && attempt?.editId !== kept.editId,
    isLost: kept.isLost === true,
    isAddition: !canGoOut(kept),
  }
}

/** Whether both hold the same points and comment; a criterion without a line counts as 0, as in a final submit. */
const saysTheSame = ({ content, scores }: KeptSheet, current: StoredSheet): boolean =>
  isSameWhenSubmitted({ comments: content.comments, scores }, current)
