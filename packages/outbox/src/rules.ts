import type { SavedSheet, StoredSheet } from "@rosette/contract"
import type { ScoreLine } from "@rosette/domain"
import type { Attempt, KeptSheet, PendingSheet, Refusal, SheetRecord } from "./records.ts"

/** Refusals that no newer draft answers: the judge, or the organizer, has to decide something first. */
const HELD_UNTIL_DECIDED = new Set(["SHEET_CHANGED", "SCORES_LOCKED", "EVENT_CLOSED"])

/** What is typed names the revision on which it began, so only the steps of one sitting are of use. */
const MOST_OWN_REVISIONS = 100

/** Whether the server's refusal of the last try stands in the way of what is kept now. */
export function isHeldBack({ kept, attempt }: SheetRecord): boolean {
  if (!kept || attempt?.fate !== "refused" || !attempt.refusal) return false
  return attempt.editId === kept.editId || HELD_UNTIL_DECIDED.has(attempt.refusal.code)
}

/** The revision to name: the one the judge worked on, or the latest that this device has since made of it. */
const baseOf = (kept: KeptSheet, own: Attempt["own"]): number =>
  own?.before.includes(kept.baseRevision) ? own.latest : kept.baseRevision

export const hasSomethingToSend = (record: SheetRecord): boolean =>
  record.attempt?.fate === "unknown" || (record.kept !== null && !isHeldBack(record))

/**
 * What goes out next; null where nothing does. A try whose fate is unknown is repeated word for word, under its own mutation
 * id; only when its answer has come does what was changed since go out, on the revision that answer named.
 */
export function nextAttempt(record: SheetRecord, newId: () => string): Attempt | null {
  const { kept, attempt } = record
  if (attempt?.fate === "unknown") return attempt
  if (!kept || isHeldBack(record)) return null
  const { judgeId, entryId, editId, scores, isSubmitted, content } = kept
  const own = attempt?.own ?? null
  const baseRevision = baseOf(kept, own)
  const body = { judgeId, entryId, scores, comments: content.comments, isSubmitted, baseRevision, mutationId: newId() }
  return { judgeId, entryId, editId, body, fate: "unknown", refusal: null, own }
}

/** The server has the sheet of this try. What was changed since stays kept, on the new revision. */
export function whenSaved(record: SheetRecord, mutationId: string, { revision }: SavedSheet): SheetRecord {
  const { kept, attempt } = record
  if (attempt?.body.mutationId !== mutationId) return record
  const own = ownAfter(attempt, revision)
  const isNewer = kept !== null && kept.editId !== attempt.editId
  return {
    kept: isNewer ? { ...kept, baseRevision: baseOf(kept, own) } : null,
    attempt: { ...attempt, fate: "saved", refusal: null, own },
  }
}

/** A step on from the latest revision of this device continues the row; any other begins one. */
function ownAfter({ body, own }: Attempt, revision: number): NonNullable<Attempt["own"]> {
  const before = own?.latest === body.baseRevision ? own.before : []
  return { before: [...before, body.baseRevision].slice(-MOST_OWN_REVISIONS), latest: revision }
}

/**
 * The server does not take the sheet of this try: it stays kept with the reason. Where another device has left a draft of the
 * very points and comment that are to be submitted there is nothing to choose: it goes out again, over that draft.
 */
export function whenRefused(record: SheetRecord, mutationId: string, refusal: Refusal): SheetRecord {
  const { kept, attempt } = record
  if (attempt?.body.mutationId !== mutationId) return record
  const current = refusal.code === "SHEET_CHANGED" ? refusal.current : null
  if (kept?.isSubmitted && current && saysTheSame(kept, current)) {
    return { kept: { ...kept, baseRevision: current.revision }, attempt: null }
  }
  return { kept, attempt: kept && { ...attempt, fate: "refused", refusal } }
}

/** The judge, having seen the reason, wants it sent all the same: over what the server has now where that has changed. */
export function whenInsisted({ kept, attempt }: SheetRecord): SheetRecord {
  if (!kept || attempt?.fate !== "refused") return { kept, attempt }
  const { refusal } = attempt
  if (refusal?.code !== "SHEET_CHANGED") return { kept, attempt: { ...attempt, fate: "saved", refusal: null } }
  return { kept: { ...kept, baseRevision: refusal.current?.revision ?? 0 }, attempt: null }
}

/** The judge gives up what is kept; a try whose fate is unknown cannot be given up. */
export function whenDropped(record: SheetRecord): SheetRecord {
  const { attempt } = record
  if (attempt?.fate === "unknown") return record
  return { kept: null, attempt: attempt?.own ? { ...attempt, fate: "saved", refusal: null } : null }
}

/** What a screen shows of a sheet; null where the server has all of it. */
export function pendingOf(record: SheetRecord, isInFlight: boolean): PendingSheet | null {
  const { kept, attempt } = record
  if (!kept) return null
  const isHeld = isHeldBack(record)
  const isOut = attempt?.fate === "unknown"
  const isSubmitOut = isOut && attempt.body.isSubmitted
  return {
    label: kept.label,
    content: kept.content,
    baseRevision: kept.baseRevision,
    state: isHeld ? "needs-you" : isInFlight ? "sending" : "kept",
    isSubmitted: kept.isSubmitted || isSubmitOut,
    refusal: isHeld ? (attempt?.refusal ?? null) : null,
    isOut,
  }
}

/** Whether both hold the same points and comment; a criterion without a line counts as 0, as in a final submit. */
function saysTheSame(kept: KeptSheet, current: StoredSheet): boolean {
  if (kept.content.comments !== current.comments) return false
  const pointsOf = (lines: readonly ScoreLine[], id: number) =>
    lines.find((line) => line.criterionId === id)?.points ?? 0
  const ids = new Set([...kept.scores, ...current.scores].map(({ criterionId }) => criterionId))
  return [...ids].every((id) => pointsOf(kept.scores, id) === pointsOf(current.scores, id))
}
