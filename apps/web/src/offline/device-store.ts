import { NO_RECORD, type OutboxStore, type SheetRecord } from "@rosette/outbox"
import { deviceDatabase, ofJudge } from "./device-database.ts"

/** Asked of the browser for what a judge has submitted: it is on the disk before it counts as kept. */
const ON_DISK = { durability: "strict" } as const

/** The outbox's records in this browser's database. Every write is committed before its call resolves. */
export const deviceStore: OutboxStore = {
  async all(judgeId) {
    const transaction = (await deviceDatabase()).transaction(["kept", "attempts"])
    const [kept, attempts] = await Promise.all([
      transaction.objectStore("kept").getAll(ofJudge(judgeId)),
      transaction.objectStore("attempts").getAll(ofJudge(judgeId)),
    ])
    const records = new Map<number, SheetRecord>(attempts.map((attempt) => [attempt.entryId, { kept: null, attempt }]))
    for (const sheet of kept) {
      records.set(sheet.entryId, { kept: sheet, attempt: records.get(sheet.entryId)?.attempt ?? null })
    }
    return [...records]
  },
  async keep(sheet) {
    const database = await deviceDatabase()
    const transaction = database.transaction("kept", "readwrite", sheet.isSubmitted ? ON_DISK : undefined)
    void transaction.store.put(sheet)
    // Asked for at once, so that the change arrives even where the page ends in this moment.
    transaction.commit()
    await transaction.done
  },
  async update(judgeId, entryId, change) {
    const database = await deviceDatabase()
    const transaction = database.transaction(["kept", "attempts"], "readwrite", ON_DISK)
    const sheets = transaction.objectStore("kept")
    const attempts = transaction.objectStore("attempts")
    const key: [number, number] = [judgeId, entryId]
    const [kept, attempt] = await Promise.all([sheets.get(key), attempts.get(key)])
    const record = change({ ...NO_RECORD, kept: kept ?? null, attempt: attempt ?? null })
    await Promise.all([
      record.kept ? sheets.put(record.kept) : sheets.delete(key),
      record.attempt ? attempts.put(record.attempt) : attempts.delete(key),
      transaction.done,
    ])
    return record
  },
}

/** Whether this browser keeps what it is given: tried with a record that nobody has. */
export async function keepsRecords(): Promise<boolean> {
  try {
    await deviceStore.update(0, 0, () => NO_RECORD)
    return true
  } catch {
    // Private windows and full disks refuse in many ways; to the judge they are one.
    return false
  }
}
