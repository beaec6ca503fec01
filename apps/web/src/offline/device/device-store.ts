import { NO_RECORD, type OutboxStore, type SheetOwner, type SheetRecord, type SheetRecords } from "@rosette/outbox"
import { type DeviceTransaction, ofOwner, type StoreName, transact } from "./device-database.ts"

export const SHEET_STORES = ["kept", "attempts", "known"] as const satisfies readonly StoreName[]

/** Every record of a judge, by entry. */
export async function readRecords(
  transaction: DeviceTransaction,
  owner: SheetOwner,
): Promise<Map<number, SheetRecord>> {
  const range = ofOwner(owner)
  const [kept, attempts, known] = await Promise.all([
    transaction.objectStore("kept").getAll(range),
    transaction.objectStore("attempts").getAll(range),
    transaction.objectStore("known").getAll(range),
  ])
  const records = new Map<number, SheetRecord>()
  const add = (entryId: number, part: Partial<SheetRecord>) =>
    records.set(entryId, { ...(records.get(entryId) ?? NO_RECORD), ...part })
  for (const sheet of kept) add(sheet.entryId, { kept: sheet })
  for (const attempt of attempts) add(attempt.entryId, { attempt })
  for (const sheet of known) add(sheet.entryId, { known: sheet })
  return records
}

/** Writes what has changed of a record. */
export async function writeRecord(
  transaction: DeviceTransaction,
  { databaseId, judgeId }: SheetOwner,
  entryId: number,
  before: SheetRecord,
  after: SheetRecord,
): Promise<void> {
  const key: [string, number, number] = [databaseId, judgeId, entryId]
  const { kept, attempt, known } = after
  const sheets = transaction.objectStore("kept")
  const attempts = transaction.objectStore("attempts")
  const seen = transaction.objectStore("known")
  const writes: Promise<unknown>[] = []
  if (kept !== before.kept) writes.push(kept ? sheets.put(kept) : sheets.delete(key))
  if (attempt !== before.attempt) writes.push(attempt ? attempts.put(attempt) : attempts.delete(key))
  if (known !== before.known) writes.push(known ? seen.put(known) : seen.delete(key))
  await Promise.all(writes)
}

/** The outbox's records in this browser's database. Every write is committed before its call resolves. */
export const deviceStore: OutboxStore = {
  all: (owner) => transact("readonly", SHEET_STORES, (transaction) => readRecords(transaction, owner)),
  keep: (sheet) =>
    transact(sheet.isSubmitted ? "strict" : "relaxed", ["kept"], async (transaction) => {
      // Where this fails the transaction does, and says so.
      transaction
        .objectStore("kept")
        .put(sheet)
        .catch(() => undefined)
      // Asked for at once, so that the change arrives even where the page ends in this moment.
      transaction.commit()
    }),
  update: (owner, entryId, change) =>
    transact("strict", SHEET_STORES, async (transaction) => {
      const key: [string, number, number] = [owner.databaseId, owner.judgeId, entryId]
      const [kept, attempt, known] = await Promise.all([
        transaction.objectStore("kept").get(key),
        transaction.objectStore("attempts").get(key),
        transaction.objectStore("known").get(key),
      ])
      const before = { kept: kept ?? null, attempt: attempt ?? null, known: known ?? null }
      const record = change(before)
      await writeRecord(transaction, owner, entryId, before, record)
      return record
    }),
  updateAll: (owner, change) =>
    transact("relaxed", SHEET_STORES, async (transaction) => {
      const before = await readRecords(transaction, owner)
      await writeRecords(transaction, owner, before, change(before))
    }),
}

export async function writeRecords(
  transaction: DeviceTransaction,
  owner: SheetOwner,
  before: SheetRecords,
  changed: SheetRecords,
): Promise<void> {
  const writes = [...changed].map(([entryId, record]) =>
    writeRecord(transaction, owner, entryId, before.get(entryId) ?? NO_RECORD, record),
  )
  await Promise.all(writes)
}
