import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import type { Workspace } from "./stored-workspace.ts"

/**
 * Returns a newly read workspace with the entries of the previous one that are missing in it and open on this device. The server sends a
 * judge of some classes only the entries of these and those with a sheet of theirs; a sheet that is open, or waits here, goes on.
 */
export function withOpenEntries(
  workspace: Workspace,
  before: Pick<Workspace, "entries">,
  openIds: ReadonlySet<number>,
): Workspace {
  // All entries are in the workspace of any other judge: a missing one was removed.
  if (workspace.judge.classIds.length === 0) return workspace
  const there = new Set(workspace.entries.map(({ id }) => id))
  const open = before.entries.filter(({ id }) => openIds.has(id) && !there.has(id))
  if (open.length === 0) return workspace
  const entries = [...workspace.entries, ...open].sort((a, b) => compareVotingIds(a.votingId, b.votingId))
  return { ...workspace, entries }
}
