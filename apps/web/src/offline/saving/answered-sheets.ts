import type { StoredSheet } from "@rosette/contract"
import type { Answer } from "@rosette/outbox"
import { nextMoment } from "../workspace/read-workspace.ts"
import type { Workspace } from "../workspace/stored-workspace.ts"

export type AnsweredSheet = StoredSheet & { heardAt: number }
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
  const sheet = { entryId, isSubmitted, scores, revision, comments: sent.comments, heardAt: nextMoment() }
  return new Map(answered).set(entryId, sheet)
}

/**
 * Returns the workspace with the sheets from answers that came after it was requested. Sheets answered before that are already
 * in it, or the server no longer has them. A sheet's revision is the event's version when it was saved.
 */
export function withAnswered<Read extends Pick<Workspace, "event" | "sheets">>(
  workspace: Read & { askedAt?: number },
  answered: AnsweredSheets,
): Read {
  const { askedAt = 0, event, sheets } = workspace
  const newer = [...answered.values()].filter(
    ({ heardAt, revision }) => heardAt > askedAt && revision > event.changeVersion,
  )
  if (newer.length === 0) return workspace
  const replaced = new Set(newer.map(({ entryId }) => entryId))
  const heard = newer.map(({ heardAt: _, ...sheet }) => sheet)
  return { ...workspace, sheets: [...sheets.filter(({ entryId }) => !replaced.has(entryId)), ...heard] }
}
