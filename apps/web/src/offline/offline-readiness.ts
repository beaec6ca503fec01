import { checkOffline } from "../lib/worker/service-worker.ts"
import { allWorkspaces } from "./workspace/kept-workspace.ts"
import { isSameOwner, ownerOf, type Workspace } from "./workspace/stored-workspace.ts"

/** What judging without a network still lacks on this device. */
export type Missing = "worker" | "screens" | "workspace" | "photos"

/**
 * What is missing before judging opens without a network; nothing means that it is ready. Whatever can be fetched for it is
 * fetched first, so this may take its time.
 */
export async function whatIsMissingOffline(workspace: Workspace, photos: readonly string[]): Promise<Missing[]> {
  const [check, stored] = await Promise.all([checkOffline(photos), allWorkspaces().catch(() => [])])
  const isKept = stored.some((one) => isSameOwner(one, ownerOf(workspace)))
  const missing: Missing[] = check ? [] : ["worker"]
  if (check && !check.screens) missing.push("screens")
  if (check && !check.photos) missing.push("photos")
  if (!isKept) missing.push("workspace")
  return missing
}
