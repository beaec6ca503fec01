import type { StoredSheet } from "@rosette/contract/sheets"
import { readText } from "@rosette/domain/text/typed-text"
import type { Answer } from "@rosette/outbox"
import { nextMoment } from "../workspace/read-workspace.ts"
import type { Workspace } from "../workspace/stored-workspace.ts"

type AnsweredSheet = StoredSheet & { heardAt: number; isRepeat: boolean }
export type AnsweredSheets = ReadonlyMap<number, AnsweredSheet>

/** Adds the answer to a save to the answers since the workspace was read. */
export function withAnswer(
  answered: AnsweredSheets,
  { entryId, saved, sent, isRepeat }: Answer & { refusal: null },
): AnsweredSheets {
  const known = answered.get(entryId)
  // The answer to a repeated attempt has the revision of the first one: newer revisions may exist by now.
  if (isRepeat && known && known.revision > saved.revision) return answered
  const { isSubmitted, scores, revision } = saved
  const sheet = {
    entryId,
    isSubmitted,
    scores,
    revision,
    comments: readText(sent.comments),
    heardAt: nextMoment(),
    isRepeat,
  }
  return new Map(answered).set(entryId, sheet)
}

type Asked = Pick<Workspace, "event"> & { askedAt?: number }

const isHeardSince = ({ heardAt }: AnsweredSheet, { askedAt = 0 }: Asked): boolean => heardAt > askedAt

/** A sheet's revision is the event's version at its save. */
const isInWorkspace = ({ revision }: AnsweredSheet, { event }: Asked): boolean => revision <= event.changeVersion

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
 * Returns the workspace with the sheets from answers that came after it was requested. Sheets answered before that are already
 * in it, or the server no longer has them. So is a sheet whose answer is a repeated one with an older revision.
 */
export function withAnswered<Read extends Pick<Workspace, "event" | "sheets">>(
  workspace: Read & { askedAt?: number },
  answered: AnsweredSheets,
): Read {
  const newer = [...answered.values()].filter(
    (sheet) => isHeardSince(sheet, workspace) && !(sheet.isRepeat && isInWorkspace(sheet, workspace)),
  )
  if (newer.length === 0) return workspace
  const replaced = new Set(newer.map(({ entryId }) => entryId))
  const heard = newer.map(({ heardAt: _, isRepeat: __, ...sheet }) => sheet)
  return { ...workspace, sheets: [...workspace.sheets.filter(({ entryId }) => !replaced.has(entryId)), ...heard] }
}
