import { checkOffline } from "../lib/worker/service-worker.ts"
import { isSameOwner, ownerOf, type Workspace } from "./workspace/stored-workspace.ts"
import { allWorkspaces } from "./workspace/workspace-store.ts"

/** What is still missing on this device for judging without a network. */
export type Missing = "worker" | "screens" | "workspace" | "photos"

/**
 * Returns what is missing for judging without a network; an empty list means ready. Fetches what can be fetched first, so this
 * may take up to half a minute.
 */
export async function whatIsMissingOffline(workspace: Workspace, photos: readonly string[]): Promise<Missing[]> {
  const [check, stored] = await Promise.all([checkOffline(photos), allWorkspaces().catch(() => [])])
  const isStored = stored.some((one) => isSameOwner(one, ownerOf(workspace)))
  const missing: Missing[] = check ? [] : ["worker"]
  if (check && !check.screens) missing.push("screens")
  if (check && !check.photos) missing.push("photos")
  if (!isStored) missing.push("workspace")
  return missing
}
