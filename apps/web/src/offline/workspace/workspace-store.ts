import type { SheetOwner } from "@rosette/outbox/records"
import type { Stopped } from "@rosette/outbox/send-failure"
import { judgeData } from "../../lib/storage.ts"
import { type DeviceTransaction, ofOwner, storedWorkspaces, transact } from "../device/device-database.ts"
import { pickWorkspace } from "./pick-workspace.ts"
import type { ReadWorkspace } from "./read-workspace.ts"
import { ownerOf, type StoredWorkspace, type Workspace } from "./stored-workspace.ts"

const keyOf = ({ databaseId, judgeId }: SheetOwner): [string, number] => [databaseId, judgeId]

const pick = (stored: readonly StoredWorkspace[], judgeId: number) =>
  pickWorkspace(stored, judgeId, judgeData.read()?.judge)

export const allWorkspaces = (): Promise<StoredWorkspace[]> => transact("readonly", ["workspaces"], storedWorkspaces)

/** Changes fields of a stored workspace, if there is one. */
async function change(owner: SheetOwner, fields: Partial<StoredWorkspace>): Promise<void> {
  await transact("relaxed", ["workspaces"], async (transaction) => {
    const store = transaction.objectStore("workspaces")
    const stored = await store.get(keyOf(owner))
    if (stored) await store.put({ ...stored, ...fields })
  })
}

/** Deletes a judge's workspace and known sheets, unless a sheet of theirs still waits: the workspace has the names for it. */
async function forget(transaction: DeviceTransaction, owner: SheetOwner): Promise<void> {
  if ((await transaction.objectStore("kept").count(ofOwner(owner))) > 0) return
  await Promise.all([
    transaction.objectStore("known").delete(ofOwner(owner)),
    transaction.objectStore("workspaces").delete(keyOf(owner)),
  ])
}

/** What a judge needs to judge without a network, as last seen: event, entries, criteria and their own sheets. */
export const workspaceStore = {
  /** Returns the workspace stored for this judge; null if there is none or the browser stores nothing. */
  async read(judgeId: number): Promise<Workspace | null> {
    try {
      return pick(await allWorkspaces(), judgeId)?.workspace ?? null
    } catch {
      // Without storage judging works only online.
      return null
    }
  },
  /** Stores a workspace as it is shown, with the answers to saves since it was read. */
  async write({ askedAt: _, isUnreviewed: __, ...workspace }: ReadWorkspace): Promise<void> {
    try {
      await change(ownerOf(workspace), { workspace })
    } catch {
      // The judge has been told that this browser stores nothing.
    }
  },
  /** Stores why no sheet of this judge can be sent, for the list of unsent sheets. */
  async writeStopped(owner: SheetOwner, stopped: Stopped["kind"] | null): Promise<void> {
    try {
      await change(owner, { stopped })
    } catch {
      // The list then only says that the sheet waits.
    }
  },
  async clear(judgeId: number): Promise<void> {
    try {
      await transact("relaxed", ["kept", "known", "workspaces"], async (transaction) => {
        const stored = pick(await storedWorkspaces(transaction), judgeId)
        if (stored) await forget(transaction, stored)
      })
    } catch {
      // Nothing could be stored, so there is nothing to delete.
    }
  },
}
