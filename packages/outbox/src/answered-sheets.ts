import type { OwnSheet, StoredSheet } from "@rosette/contract/sheets"
import { readText } from "@rosette/domain/text/typed-text"
import type { Answer } from "./outbox.ts"

/** `heardAt` is the moment of the answer, `knownRevision` the revision that this device knew then. */
type AnsweredSheet = StoredSheet & { heardAt: number; isRepeat: boolean; knownRevision: number }
export type AnsweredSheets = ReadonlyMap<number, AnsweredSheet>

/**
 * What the server has said of a judge's sheets. `askedAt` is the moment of the request, counted like `heardAt`; without one it comes
 * from this device and is older than every answer. `isUnreviewed`: the device's storage was too slow to compare it with what the
 * server is known to have. `sheetsVersion`: the event's version at which the organizer last cleared this judge's sheets.
 */
type Asked<Sheet = Pick<StoredSheet, "entryId" | "revision">> = {
  event: { changeVersion: number }
  sheets: Sheet[]
  sheetsVersion: number
  askedAt?: number
  isUnreviewed?: boolean
}

/** Adds the answer to a save to the answers since the workspace was read. */
export function withAnswer(
  answered: AnsweredSheets,
  { entryId, saved, sent, isRepeat }: Answer & { refusal: null },
  { heardAt, knownRevision = 0 }: { heardAt: number; knownRevision: number | undefined },
): AnsweredSheets {
  const known = answered.get(entryId)
  // The answer to a repeated attempt has the revision of the first one: newer revisions may exist by now.
  if (isRepeat && known && known.revision > saved.revision) return answered
  const { isSubmitted, scores, revision } = saved
  const sheet = { entryId, isSubmitted, scores, revision, comments: readText(sent.comments) }
  return new Map(answered).set(entryId, { ...sheet, heardAt, isRepeat, knownRevision })
}

const isHeardSince = ({ heardAt }: AnsweredSheet, { askedAt = 0 }: Asked): boolean => heardAt > askedAt

/** A sheet's revision is the event's version at its save. */
const isInWorkspace = ({ revision }: StoredSheet, { event }: Asked): boolean => revision <= event.changeVersion

/** Whether a known sheet is newer than the workspace, or the server may have lost it: the next review sends it again. */
function isMissing(known: StoredSheet, workspace: Asked): boolean {
  if (!isInWorkspace(known, workspace)) return true
  if (!workspace.isUnreviewed || workspace.sheetsVersion > known.revision) return false
  const there = workspace.sheets.find(({ entryId }) => entryId === known.entryId)
  return known.revision > (there?.revision ?? 0)
}

/**
 * Whether the workspace has to be read again: the server has answered a new save with a revision that the workspace is past.
 * Either the answer came late, or the server was restored from an older copy while this page was open.
 */
export function isDoubtful(workspace: Asked, answered: AnsweredSheets): boolean {
  return [...answered.values()].some(
    (sheet) => !sheet.isRepeat && isHeardSince(sheet, workspace) && isInWorkspace(sheet, workspace),
  )
}

/**
 * Returns the sheets that are newer than the workspace, by entry: from answers that came after it was requested. Sheets answered
 * before that are already in it, or the server no longer has them. So is a sheet whose answer is a repeated one with an older revision.
 * `known` has what was answered to other tabs of this device, and before this page was opened.
 */
export function newerSheets(
  workspace: Asked,
  answered: AnsweredSheets,
  known: ReadonlyMap<number, StoredSheet>,
): ReadonlyMap<number, StoredSheet> {
  const isOvertaken = ({ entryId, revision, knownRevision }: AnsweredSheet) =>
    (known.get(entryId)?.revision ?? 0) > Math.max(revision, knownRevision)
  const here = [...answered.values()].filter(
    (sheet) =>
      isHeardSince(sheet, workspace) && !(sheet.isRepeat && isInWorkspace(sheet, workspace)) && !isOvertaken(sheet),
  )
  const elsewhere = [...known.values()].filter((sheet) => isMissing(sheet, workspace))
  return new Map([...elsewhere, ...here].map((sheet) => [sheet.entryId, sheet]))
}

/** Returns the workspace with its newer sheets. */
export function withAnswered<Read extends Asked<OwnSheet>>(
  workspace: Read,
  answered: AnsweredSheets,
  known: ReadonlyMap<number, StoredSheet> = new Map(),
): Read {
  const newer = newerSheets(workspace, answered, known)
  if (newer.size === 0) return workspace
  const before = new Map(workspace.sheets.map((sheet) => [sheet.entryId, sheet]))
  const sheets = [...newer.values()].map((sheet) => asOwn(sheet, before.get(sheet.entryId)))
  return { ...workspace, sheets: [...workspace.sheets.filter(({ entryId }) => !newer.has(entryId)), ...sheets] }
}

/** The answer to a save does not say what else the workspace says of the sheet. */
const asOwn = (
  { entryId, isSubmitted, comments, scores, revision }: StoredSheet,
  before: OwnSheet | undefined,
): OwnSheet => ({
  entryId,
  isSubmitted,
  comments,
  scores,
  revision,
  isAsked: before?.isAsked ?? false,
  reopened: isSubmitted ? null : (before?.reopened ?? null),
})
