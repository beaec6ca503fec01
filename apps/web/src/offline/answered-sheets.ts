import type { StoredSheet } from "@rosette/contract"
import type { Answer } from "@rosette/outbox"
import type { Outputs } from "../lib/trpc-client.ts"

type Workspace = Outputs["judge"]["workspace"]
export type AnsweredSheets = ReadonlyMap<number, StoredSheet>

/** What the server has answered to saves since the workspace was read. */
export function withAnswer(
  answered: AnsweredSheets,
  { entryId, saved, sent }: Answer & { refusal: null },
): AnsweredSheets {
  const known = answered.get(entryId)
  // The answer to a try that was repeated names the revision of the first time: others may have come since.
  if (known && known.revision > saved.revision) return answered
  const { isSubmitted, scores, revision } = saved
  return new Map(answered).set(entryId, { entryId, isSubmitted, scores, revision, comments: sent.comments })
}

/** The workspace with the sheets that the server has answered since; a sheet's revision is the event's version at its save. */
export function withAnswered(workspace: Workspace, answered: AnsweredSheets): Workspace {
  const newer = [...answered.values()].filter(({ revision }) => revision > workspace.event.changeVersion)
  if (newer.length === 0) return workspace
  const replaced = new Set(newer.map(({ entryId }) => entryId))
  return { ...workspace, sheets: [...workspace.sheets.filter(({ entryId }) => !replaced.has(entryId)), ...newer] }
}
