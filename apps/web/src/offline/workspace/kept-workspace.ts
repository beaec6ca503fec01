import type { SheetOwner, Stopped } from "@rosette/outbox"
import { judgeData } from "../../lib/storage.ts"
import { type DeviceTransaction, ofOwner, storedWorkspaces, transact } from "../device/device-database.ts"
import { ownerOf, type StoredWorkspace, type Workspace } from "./stored-workspace.ts"

const keyOf = ({ databaseId, judgeId }: SheetOwner): [string, number] => [databaseId, judgeId]

/** Of what is kept for judges of this id, that of the one who is signed in here; with nobody signed in, the newest. */
function pick(stored: readonly StoredWorkspace[], judgeId: number): StoredWorkspace | null {
  const candidates = stored.filter((one) => one.judgeId === judgeId).sort((a, b) => b.seen - a.seen)
  const signedIn = judgeData.read()?.judge
  if (signedIn?.id !== judgeId) return candidates[0] ?? null
  return candidates.find(({ workspace }) => workspace.judge.createdAt === signedIn.createdAt) ?? null
}

export const allWorkspaces = (): Promise<StoredWorkspace[]> => transact("readonly", ["workspaces"], storedWorkspaces)

/** Changes what is kept beside a workspace; nothing where none is kept. */
async function change(owner: SheetOwner, fields: Partial<StoredWorkspace>): Promise<void> {
  await transact("relaxed", ["workspaces"], async (transaction) => {
    const store = transaction.objectStore("workspaces")
    const stored = await store.get(keyOf(owner))
    if (stored) await store.put({ ...stored, ...fields })
  })
}

/** Forgets a judge's workspace, and what the server is known to have; not while a sheet of theirs waits, which it explains. */
async function forget(transaction: DeviceTransaction, owner: SheetOwner): Promise<void> {
  if ((await transaction.objectStore("kept").count(ofOwner(owner))) > 0) return
  await Promise.all([
    transaction.objectStore("known").delete(ofOwner(owner)),
    transaction.objectStore("workspaces").delete(keyOf(owner)),
  ])
}

/** What a judge needs to judge without a network: event, entries, criteria and their own sheets, as last seen. */
export const keptWorkspace = {
  /** The workspace that was kept for this judge; null where there is none or the browser keeps nothing. */
  async read(judgeId: number): Promise<Workspace | null> {
    try {
      return pick(await allWorkspaces(), judgeId)?.workspace ?? null
    } catch {
      // Without storage there is nothing to judge from offline; the screen says what the server answers.
      return null
    }
  },
  /** Keeps a workspace as it is shown: with what the server has answered to saves since it was read. */
  async write({ askedAt: _, ...workspace }: Workspace & { askedAt?: number }): Promise<void> {
    try {
      await change(ownerOf(workspace), { workspace })
    } catch {
      // The judge has been told that this browser keeps nothing.
    }
  },
  /** Keeps why nothing of this judge can be sent, for the list of all that waits on this device. */
  async writeStopped(owner: SheetOwner, stopped: Stopped["kind"] | null): Promise<void> {
    try {
      await change(owner, { stopped })
    } catch {
      // The list then says that the sheet waits.
    }
  },
  async clear(judgeId: number): Promise<void> {
    try {
      await transact("relaxed", ["kept", "known", "workspaces"], async (transaction) => {
        const stored = pick(await storedWorkspaces(transaction), judgeId)
        if (stored) await forget(transaction, stored)
      })
    } catch {
      // Nothing could be kept, so nothing is left.
    }
  },
}
