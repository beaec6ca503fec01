import { NO_RECORD } from "@rosette/outbox"
import type { DeviceTransaction } from "../device/device-database.ts"
import { readRecords, writeRecord } from "../device/device-store.ts"
import { isSameJudge, ownerOf, UNIDENTIFIED, type Workspace } from "./stored-workspace.ts"

/**
 * Gives what was kept before databases had a name to the judge of this workspace, if the workspace that was kept with it is of
 * the very same judge. Anybody else's stays where it is: held back, and shown.
 */
export async function adoptUnidentified(transaction: DeviceTransaction, workspace: Workspace): Promise<void> {
  const owner = ownerOf(workspace)
  const unidentified = { ...owner, databaseId: UNIDENTIFIED }
  const key: [string, number] = [UNIDENTIFIED, owner.judgeId]
  const store = transaction.objectStore("workspaces")
  const kept = await store.get(key)
  if (!kept || owner.databaseId === UNIDENTIFIED || !isSameJudge(kept.workspace, workspace)) return
  const [older, present] = await Promise.all([readRecords(transaction, unidentified), readRecords(transaction, owner)])
  for (const [entryId, record] of older) {
    const there = present.get(entryId) ?? NO_RECORD
    // A sheet that has been typed anew since stands where this one would.
    if (there.kept) continue
    const { databaseId } = owner
    const sheet = record.kept && { ...record.kept, databaseId, eventId: workspace.event.id }
    const attempt = record.attempt && { ...record.attempt, databaseId, body: { ...record.attempt.body, databaseId } }
    await writeRecord(transaction, owner, entryId, there, { ...there, kept: sheet, attempt })
    await writeRecord(transaction, unidentified, entryId, record, NO_RECORD)
  }
  await store.delete(key)
}
