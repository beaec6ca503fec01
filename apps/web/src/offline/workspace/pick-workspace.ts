import type { Judge } from "@rosette/contract/judges"
import type { WorkspaceRecord } from "./stored-workspace.ts"

/**
 * Returns, among the stored workspaces of judges with this id, that of the judge who is signed in here; if another judge or nobody is,
 * the newest.
 */
export function pickWorkspace<Stored extends Pick<WorkspaceRecord, "judgeId" | "seen" | "workspace">>(
  stored: readonly Stored[],
  judgeId: number,
  signedIn: Pick<Judge, "id" | "createdAt"> | undefined,
): Stored | null {
  const candidates = stored.filter((one) => one.judgeId === judgeId).sort((a, b) => b.seen - a.seen)
  if (signedIn?.id !== judgeId) return candidates[0] ?? null
  return candidates.find(({ workspace }) => workspace.judge.createdAt === signedIn.createdAt) ?? null
}
