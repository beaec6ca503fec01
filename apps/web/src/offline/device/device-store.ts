import { NO_RECORD, type SheetOwner, type SheetRecord } from "@rosette/outbox/records"
import type { OutboxStore, SheetRecords } from "@rosette/outbox/store"
import { type DeviceTransaction, ofOwner, type StoreName, timesEmptied, transact } from "./device-database.ts"

export const SHEET_STORES = ["kept", "attempts", "known"] as const satisfies readonly StoreName[]

/** All records of a judge, by entry. */
export async function readRecords(
  transaction: DeviceTransaction,
  owner: SheetOwner,
): Promise<Map<number, SheetRecord>> {
  const range = ofOwner(owner)
  const [unsent, attempts, known] = await Promise.all([
    transaction.objectStore("kept").getAll(range),
    transaction.objectStore("attempts").getAll(range),
    transaction.objectStore("known").getAll(range),
  ])
  const records = new Map<number, SheetRecord>()
  const add = (entryId: number, part: Partial<SheetRecord>) =>
    records.set(entryId, { ...(records.get(entryId) ?? NO_RECORD), ...part })
  for (const sheet of unsent) add(sheet.entryId, { unsent: sheet })
  for (const attempt of attempts) add(attempt.entryId, { attempt })
  for (const sheet of known) add(sheet.entryId, { known: sheet })
  return records
}

/** Writes the parts of a record that have changed. */
export async function writeRecord(
  transaction: DeviceTransaction,
  { databaseId, judgeId }: SheetOwner,
  entryId: number,
  before: SheetRecord,
  after: SheetRecord,
): Promise<void> {
  const key: [string, number, number] = [databaseId, judgeId, entryId]
  const { unsent, attempt, known } = after
  const sheets = transaction.objectStore("kept")
  const attempts = transaction.objectStore("attempts")
  const knownSheets = transaction.objectStore("known")
  const writes: Promise<unknown>[] = []
  if (unsent !== before.unsent) writes.push(unsent ? sheets.put(unsent) : sheets.delete(key))
  if (attempt !== before.attempt) writes.push(attempt ? attempts.put(attempt) : attempts.delete(key))
  if (known !== before.known) writes.push(known ? knownSheets.put(known) : knownSheets.delete(key))
  await Promise.all(writes)
}

/** The outbox's records in this browser's database. Every write is committed before its call resolves. */
export const deviceStore: OutboxStore = {
  all: (owner) => transact("readonly", SHEET_STORES, (transaction) => readRecords(transaction, owner)),
  putUnsent: (sheets) =>
    transact(sheets.some(({ isSubmitted }) => isSubmitted) ? "strict" : "relaxed", ["kept"], async (transaction) => {
      const kept = transaction.objectStore("kept")
      // If one fails, the transaction fails as well and reports it.
      for (const sheet of sheets) kept.put(sheet).catch(() => undefined)
      // Commit at once: the page may be closing.
      transaction.commit()
    }),
  update: (owner, entryId, change) =>
    transact("strict", SHEET_STORES, async (transaction) => {
      const key: [string, number, number] = [owner.databaseId, owner.judgeId, entryId]
      const [unsent, attempt, known] = await Promise.all([
        transaction.objectStore("kept").get(key),
        transaction.objectStore("attempts").get(key),
        transaction.objectStore("known").get(key),
      ])
      const before = { unsent: unsent ?? null, attempt: attempt ?? null, known: known ?? null }
      const record = change(before)
      await writeRecord(transaction, owner, entryId, before, record)
      return record
    }),
  updateAll: (owner, change) =>
    transact("relaxed", SHEET_STORES, async (transaction) => {
      const before = await readRecords(transaction, owner)
      await writeRecords(transaction, owner, before, change(before))
    }),
  timesEmptied,
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
