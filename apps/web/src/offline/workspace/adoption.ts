import { NO_RECORD } from "@rosette/outbox/records"
import type { DeviceTransaction } from "../device/device-database.ts"
import { readRecords, writeRecord } from "../device/device-store.ts"
import { isSameJudge, ownerOf, UNIDENTIFIED, type Workspace } from "./stored-workspace.ts"

/**
 * Assigns records from before databases had an id to the judge of this workspace, if the workspace stored with them is of the
 * same judge. The records of others stay unidentified: they are shown, and not sent.
 */
export async function adoptUnidentified(transaction: DeviceTransaction, workspace: Workspace): Promise<void> {
  const owner = ownerOf(workspace)
  const unidentified = { ...owner, databaseId: UNIDENTIFIED }
  const key: [string, number] = [UNIDENTIFIED, owner.judgeId]
  const store = transaction.objectStore("workspaces")
  const stored = await store.get(key)
  if (!stored || owner.databaseId === UNIDENTIFIED || !isSameJudge(stored.workspace, workspace)) return
  const [older, current] = await Promise.all([readRecords(transaction, unidentified), readRecords(transaction, owner)])
  for (const [entryId, record] of older) {
    const existing = current.get(entryId) ?? NO_RECORD
    // The judge has typed this sheet again since: the newer one counts.
    if (existing.unsent) continue
    const { databaseId } = owner
    const sheet = record.unsent && { ...record.unsent, databaseId, eventId: workspace.event.id }
    const attempt = record.attempt && { ...record.attempt, databaseId, body: { ...record.attempt.body, databaseId } }
    await writeRecord(transaction, owner, entryId, existing, { ...existing, unsent: sheet, attempt })
    await writeRecord(transaction, unidentified, entryId, record, NO_RECORD)
  }
  await store.delete(key)
}
