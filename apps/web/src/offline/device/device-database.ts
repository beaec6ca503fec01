import type { Attempt, KnownSheet, SheetOwner, UnsentSheet } from "@rosette/outbox/records"
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb"
import { TooSlowError, within } from "../../lib/time-limit.ts"
import { completed, type StoredWorkspace, type WorkspaceRecord } from "../workspace/stored-workspace.ts"
import { DEVICE } from "./device-version.ts"
import { readVersionOne, type VersionOneTransaction } from "./device-version-one.ts"

type SheetKey = [databaseId: string, judgeId: number, entryId: number]

/**
 * What a judge's device stores: changes that are not sent, the last attempt to send each, what the server is known to have, and
 * everything that judging needs.
 */
interface DeviceSchema extends DBSchema {
  /** Unsent sheets: the name is that of the first version. */
  kept: { key: SheetKey; value: UnsentSheet }
  attempts: { key: SheetKey; value: Attempt }
  known: { key: SheetKey; value: KnownSheet }
  workspaces: { key: [databaseId: string, judgeId: number]; value: WorkspaceRecord }
}

export type StoreName = "kept" | "attempts" | "known" | "workspaces"
export type DeviceTransaction = IDBPTransaction<DeviceSchema, StoreName[], "readwrite">
type DeviceDatabase = IDBPDatabase<DeviceSchema>

/** Every stored workspace, completed where an older version of the product stored it. */
export async function storedWorkspaces(
  transaction: Pick<DeviceTransaction, "objectStore">,
): Promise<StoredWorkspace[]> {
  const records = await transaction.objectStore("workspaces").getAll()
  return records.map((record) => ({ ...record, workspace: completed(record.workspace) }))
}

const SHEET_KEY = ["databaseId", "judgeId", "entryId"]

/** Browsers sometimes never answer: after this limit the page works without the database and tries again from time to time. */
const OPEN_LIMIT_MS = 3_000
const OPEN_LIMIT_WHILE_SLOW_MS = 100
const REOPEN_AFTER_MS = 10_000
const WORK_LIMIT_MS = 5_000

let opening: Promise<DeviceDatabase> | null = null
let current: DeviceDatabase | null = null
let openedAt = 0
let isSlow = false
let hasOpened = false
let emptied = 0

/** How often the database was new although this page had opened it before: the browser had removed it. */
export const timesEmptied = (): number => emptied

function open(): Promise<DeviceDatabase> {
  openedAt = performance.now()
  const request = openDB<DeviceSchema>(DEVICE.name, DEVICE.version, {
    upgrade: (database, oldVersion, _newVersion, transaction) => upgrade(database, oldVersion, transaction),
    // A newer version of the product in another tab upgrades first; this tab opens the database again with its next call.
    blocking(_current, _wanted, event) {
      opening = null
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      opening = null
    },
  })
  opening = request
  const isCurrent = () => opening === request
  request.then(
    (database) => {
      if (!isCurrent()) return database.close()
      current = database
      isSlow = false
      hasOpened = true
    },
    () => {
      if (isCurrent()) opening = null
    },
  )
  return request
}

async function upgrade(
  database: DeviceDatabase,
  oldVersion: number,
  transaction: IDBPTransaction<DeviceSchema, StoreName[], "versionchange">,
): Promise<void> {
  if (oldVersion === 0 && hasOpened) emptied += 1
  // The same transaction, typed with the previous schema.
  const previous = transaction as unknown as VersionOneTransaction
  const before = oldVersion === 1 ? await readVersionOne(previous) : null
  for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name)
  const kept = database.createObjectStore("kept", { keyPath: SHEET_KEY })
  const attempts = database.createObjectStore("attempts", { keyPath: SHEET_KEY })
  database.createObjectStore("known", { keyPath: SHEET_KEY })
  const workspaces = database.createObjectStore("workspaces", { keyPath: ["databaseId", "judgeId"] })
  await Promise.all([
    ...(before?.kept ?? []).map((sheet) => kept.put(sheet)),
    ...(before?.attempts ?? []).map((attempt) => attempts.put(attempt)),
    ...(before?.workspaces ?? []).map((workspace) => workspaces.put(workspace)),
  ])
}

/** Opens the database of this origin. Rejects if the browser refuses storage or does not answer in time. */
async function deviceDatabase(): Promise<DeviceDatabase> {
  if (isSlow && performance.now() - openedAt > REOPEN_AFTER_MS) opening = null
  const request = opening ?? open()
  try {
    return await within(isSlow ? OPEN_LIMIT_WHILE_SLOW_MS : OPEN_LIMIT_MS, request)
  } catch (error) {
    if (error instanceof TooSlowError) isSlow = true
    throw error
  }
}

/** Closes a connection that has failed, so that the next call opens a new one. */
function forget(connection: DeviceDatabase): void {
  if (current === connection) {
    opening = null
    current = null
  }
  connection.close()
}

type Work<Value> = (transaction: DeviceTransaction) => Promise<Value>

async function runOnce<Value>(mode: Mode, work: Work<Value>, stores: readonly StoreName[]): Promise<Value> {
  const database = await deviceDatabase()
  let transaction: DeviceTransaction | undefined
  try {
    const options = mode === "strict" ? { durability: "strict" as const } : undefined
    const access = mode === "readonly" ? "readonly" : "readwrite"
    transaction = database.transaction([...stores], access, options) as DeviceTransaction
    const both = Promise.all([work(transaction), transaction.done])
    return (await within(WORK_LIMIT_MS, both))[0]
  } catch (error) {
    try {
      // A transaction that finishes too late must not overwrite what is written after it.
      transaction?.abort()
    } catch {
      // It has already ended.
    }
    forget(database)
    throw error
  }
}

/** "strict" is for what a judge has submitted: the browser writes it to disk before the transaction counts as committed. */
type Mode = "strict" | "relaxed" | "readonly"

/**
 * Does all of the work in one transaction, or nothing. The transaction is committed before this resolves. A connection that the
 * browser has closed in the background fails only when it is used; the work is then repeated on a new one, so `work` may run
 * twice.
 */
export async function transact<Value>(mode: Mode, stores: readonly StoreName[], work: Work<Value>): Promise<Value> {
  try {
    return await runOnce(mode, work, stores)
  } catch (error) {
    if (error instanceof TooSlowError) throw error
    return runOnce(mode, work, stores)
  }
}

/** All records of one judge; those of notes about entries have ids below 0. */
export const ofOwner = ({ databaseId, judgeId }: SheetOwner) =>
  IDBKeyRange.bound([databaseId, judgeId, Number.MIN_SAFE_INTEGER], [databaseId, judgeId, Number.MAX_SAFE_INTEGER])
