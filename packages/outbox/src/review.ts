import type { Criterion } from "@rosette/contract/criteria"
import { ERRORS } from "@rosette/contract/errors"
import type { StoredSheet } from "@rosette/contract/sheets"
import { pointsOfLines } from "@rosette/domain/contest/sheet-lines"
import {
  NO_RECORD,
  type PendingSheet,
  type SheetOwner,
  type SheetRecord,
  type UnsentSheet,
  versionText,
  withSheet,
} from "./records.ts"
import { attemptOf } from "./rules.ts"
import type { SheetRefused } from "./send-failure.ts"
import { contentOf, fittedTo, isStoredAlready } from "./sheet-content.ts"
import type { SheetRecords } from "./store.ts"

/** The server's sheets of a judge, as one response described them. */
export type ServerView = {
  eventId: number
  changeVersion: number
  /** The event's version at which the organizer last cleared this judge's sheets. */
  sheetsVersion: number
  sheets: readonly StoredSheet[]
  criterionIds: ReadonlySet<number>
  /** The name of an entry; null if the entry does not exist. */
  labelOf: (entryId: number) => string | null
}

export type SheetReview = {
  owner: SheetOwner
  server: ServerView
  /** The revisions that were known when the server was asked: its view may not contain later saves. */
  asked: ReadonlyMap<number, number>
  /** The previous view; null if there is none. */
  last: (Pick<ServerView, "sheetsVersion" | "labelOf"> & { setupVersion: number }) | null
  newId: () => string
}

/** The known revision of every sheet; to be taken before asking the server, and passed to the review of its response. */
export function knownRevisions(records: SheetRecords): Map<number, number> {
  return new Map([...records].map(([entryId, { known }]) => [entryId, known?.sheet?.revision ?? 0]))
}

/**
 * Compares what the server is known to have with what it says it has, and returns the records that change. Revisions only grow,
 * so a sheet with a lower revision, or one that is missing without having been cleared, was lost by a restore from an older
 * copy: it is unsent again and is sent again. If the organizer may have changed it on purpose, the judge is asked.
 */
export function reviewed(records: SheetRecords, review: SheetReview): SheetRecords {
  const onServer = new Map(review.server.sheets.map((sheet) => [sheet.entryId, sheet]))
  const changed = new Map<number, SheetRecord>()
  for (const entryId of new Set([...records.keys(), ...onServer.keys()])) {
    const record = records.get(entryId) ?? NO_RECORD
    const next = reviewOne(record, entryId, onServer.get(entryId) ?? null, review)
    if (next !== record) changed.set(entryId, next)
  }
  return changed
}

function reviewOne(record: SheetRecord, entryId: number, there: StoredSheet | null, review: SheetReview): SheetRecord {
  const { owner, server, asked, last } = review
  const { unsent, known } = record
  const before = known?.sheet ?? null
  const place = { ...owner, entryId }
  if (!before) return there ? { ...record, known: withSheet(known, place, there) } : record
  if (there && versionText(there) === versionText(before)) return record
  if (there && isSameOrNewer(there, before, server)) return { ...record, known: withSheet(known, place, there) }
  if (asked.get(entryId) !== before.revision) return record
  if (!there && isRemoved(entryId, before, server)) return { ...record, known: null }

  const base = there?.revision ?? 0
  const wasSeen = there ? known?.past.includes(versionText(there)) : last && server.sheetsVersion <= last.sheetsVersion
  if (wasSeen) {
    const lostRevision = Math.max(before.revision, known?.lostRevision ?? 0)
    const rebased = unsent?.baseRevision === before.revision ? { ...unsent, baseRevision: base } : unsent
    // An addition is of no use while the server does not have the sheet itself.
    const next = rebased && !rebased.isAddition ? rebased : lostSheet(before, base, review)
    return { ...record, unsent: next, known: withSheet(known, place, there, lostRevision) }
  }
  const after = { ...record, known: withSheet(known, place, there) }
  if (unsent) return after
  const lost = lostSheet(before, before.revision, review)
  const { message } = ERRORS.SHEET_CHANGED
  const refusal: SheetRefused = { kind: "refused", code: "SHEET_CHANGED", message, issues: [], current: there }
  return { ...after, unsent: lost, attempt: attemptOf(lost, review.newId(), refusal) }
}

/** A removed criterion removes its points without a new revision; any other difference under one revision is another sheet. */
function isSameOrNewer(there: StoredSheet, before: StoredSheet, { criterionIds }: ServerView): boolean {
  if (there.revision !== before.revision) return there.revision > before.revision
  const scores = before.scores.filter(({ criterionId }) => criterionIds.has(criterionId))
  return versionText(there) === versionText({ ...before, scores })
}

/** Whether a missing sheet was cleared, or deleted with its entry. */
function isRemoved(
  entryId: number,
  before: StoredSheet,
  { sheetsVersion, changeVersion, labelOf }: ServerView,
): boolean {
  return sheetsVersion > before.revision || (labelOf(entryId) === null && changeVersion >= before.revision)
}

/** A sheet that the server has lost, to be sent again. A submitted one lacks what it lacked before: it is not 0. */
function lostSheet(
  before: StoredSheet,
  baseRevision: number,
  { owner, server, last, newId }: SheetReview,
): UnsentSheet {
  const { entryId, isSubmitted, comments } = before
  const lines = new Map(before.scores.map((line) => [line.criterionId, line]))
  const scores = [...server.criterionIds].flatMap(
    (criterionId) => lines.get(criterionId) ?? (isSubmitted ? { criterionId, points: 0, isScore: false } : []),
  )
  return {
    ...owner,
    eventId: server.eventId,
    entryId,
    editId: newId(),
    label: server.labelOf(entryId) ?? last?.labelOf(entryId) ?? `Entry no. ${entryId}`,
    content: { points: pointsOfLines(before.scores), comments },
    scores,
    isSubmitted,
    baseRevision,
    ...(last && { setupVersion: last.setupVersion }),
    isLost: true,
  }
}

/** What a newly read workspace says about one waiting sheet. */
type WaitingFacts = {
  /** The sheet on the server. */
  stored: StoredSheet | undefined
  criteria: readonly Pick<Criterion, "id">[]
  /** Whether its entry still exists. */
  hasEntry: boolean
  /** Whether judging is open. */
  isActive: boolean
}

/**
 * What a newly read workspace does to a waiting sheet: "drop" if the server has it, "sendAnyway" if its refusal does not hold any
 * more, null if it goes on waiting.
 */
export function reviewWaiting(pending: PendingSheet, facts: WaitingFacts): "drop" | "sendAnyway" | null {
  if (!pending.isUnanswered && isOnServer(pending, facts)) return "drop"
  return pending.refusal && isOutdated(pending.refusal, facts) ? "sendAnyway" : null
}

/**
 * Whether the organizer has done what the refusal asks for, or it is about criteria that were removed: an earlier version of the app
 * did not send the rest. What another device has saved since is not overwritten: then the next refusal shows both versions.
 */
function isOutdated({ code, issues }: SheetRefused, { stored, isActive }: WaitingFacts): boolean {
  if (code === "EVENT_CLOSED") return isActive
  if (code === "SCORES_LOCKED") return !stored?.isSubmitted
  return code === "INVALID_INPUT" && issues.length > 0 && issues.every(({ path }) => path[2] === "criterionId")
}

/** Whether the server has this content, or the submitted sheet has all of these scores, added here or elsewhere. */
function isOnServer(pending: PendingSheet, { stored, criteria, hasEntry }: WaitingFacts): boolean {
  if (pending.isSubmitted || !hasEntry) return false
  const content = fittedTo(pending.content, criteria)
  const { points } = contentOf(stored)
  return pending.isAddition && stored?.isSubmitted
    ? Object.keys(content.points).every((id) => id in points)
    : isStoredAlready(content, stored)
}
