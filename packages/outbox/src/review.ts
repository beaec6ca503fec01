import { ERRORS, type StoredSheet } from "@rosette/contract"
import { versionText, withSheet } from "./records/known-sheet.ts"
import { type KeptSheet, NO_RECORD, type SheetOwner, type SheetRecord } from "./records/records.ts"
import type { SheetRecords } from "./records/store.ts"
import { attemptOf } from "./rules.ts"
import type { Refusal } from "./sending/send-failure.ts"

/** The server's sheets of a judge, as one answer of it described them. */
export type ServerView = {
  eventId: number
  changeVersion: number
  /** The version at which the organizer last cleared this judge's sheets. */
  sheetsVersion: number
  sheets: readonly StoredSheet[]
  criterionIds: ReadonlySet<number>
  /** What an entry is called; null for one that is not there. */
  labelOf: (entryId: number) => string | null
}

export type Review = {
  owner: SheetOwner
  server: ServerView
  /** The revisions that were known when the server was asked: what was answered since, its view may not hold. */
  asked: ReadonlyMap<number, number>
  /** The view before this one; null where there was none. */
  last: (Pick<ServerView, "sheetsVersion" | "labelOf"> & { setupVersion: number }) | null
  newId: () => string
}

/** The revision that is known of every sheet, to be handed to a review of what the server answers next. */
export function knownRevisions(records: SheetRecords): Map<number, number> {
  return new Map([...records].map(([entryId, { known }]) => [entryId, known?.sheet?.revision ?? 0]))
}

/**
 * Compares what the server is known to have with what it says it has; answers the records that change. Revisions only
 * grow, so a sheet that stands lower than before, or is gone without having been cleared, was lost by a restore from an older
 * copy: it is kept again, to be sent once more. Where the organizer may have meant it so, the judge is asked.
 */
export function reviewed(records: SheetRecords, review: Review): SheetRecords {
  const onServer = new Map(review.server.sheets.map((sheet) => [sheet.entryId, sheet]))
  const changed = new Map<number, SheetRecord>()
  for (const entryId of new Set([...records.keys(), ...onServer.keys()])) {
    const record = records.get(entryId) ?? NO_RECORD
    const next = reviewOne(record, entryId, onServer.get(entryId) ?? null, review)
    if (next !== record) changed.set(entryId, next)
  }
  return changed
}

function reviewOne(record: SheetRecord, entryId: number, there: StoredSheet | null, review: Review): SheetRecord {
  const { owner, server, asked, last } = review
  const { kept, known } = record
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
    const rebased = kept?.baseRevision === before.revision ? { ...kept, baseRevision: base } : kept
    // What was to be added to the sheet is of no use as long as the server does not have the sheet itself.
    const next = rebased && !rebased.isAddition ? rebased : lostSheet(before, base, review)
    return { ...record, kept: next, known: withSheet(known, place, there, lostRevision) }
  }
  const after = { ...record, known: withSheet(known, place, there) }
  if (kept) return after
  const lost = lostSheet(before, before.revision, review)
  const { message } = ERRORS.SHEET_CHANGED
  const refusal: Refusal = { kind: "refused", code: "SHEET_CHANGED", message, issues: [], current: there }
  return { ...after, kept: lost, attempt: attemptOf(lost, review.newId(), refusal) }
}

/** A removed criterion takes its points from a sheet that stays the same; what else differs under one revision is another sheet. */
function isSameOrNewer(there: StoredSheet, before: StoredSheet, { criterionIds }: ServerView): boolean {
  if (there.revision !== before.revision) return there.revision > before.revision
  const scores = before.scores.filter(({ criterionId }) => criterionIds.has(criterionId))
  return versionText(there) === versionText({ ...before, scores })
}

/** Whether a sheet that is not there any more was cleared, or went with its entry. */
function isRemoved(
  entryId: number,
  before: StoredSheet,
  { sheetsVersion, changeVersion, labelOf }: ServerView,
): boolean {
  return sheetsVersion > before.revision || (labelOf(entryId) === null && changeVersion >= before.revision)
}

/** A sheet that the server had, to be sent again. */
function lostSheet(before: StoredSheet, baseRevision: number, { owner, server, last, newId }: Review): KeptSheet {
  const { entryId, isSubmitted, comments } = before
  const scores = before.scores.filter(({ criterionId }) => server.criterionIds.has(criterionId))
  return {
    ...owner,
    eventId: server.eventId,
    entryId,
    editId: newId(),
    label: server.labelOf(entryId) ?? last?.labelOf(entryId) ?? `Entry no. ${entryId}`,
    content: { points: Object.fromEntries(before.scores.map((line) => [line.criterionId, line.points])), comments },
    scores,
    isSubmitted,
    baseRevision,
    ...(last && { setupVersion: last.setupVersion }),
    isLost: true,
  }
}
