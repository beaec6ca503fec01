import type { Attempt, UnsentSheet } from "@rosette/outbox/records"
import { DEVICE } from "../../../offline/device/device-version.ts"
import type { WorkspaceRecord } from "../../../offline/workspace/stored-workspace.ts"

/** What the device has stored of judges. */
export type DeviceContent = { workspaces: WorkspaceRecord[]; kept: UnsentSheet[]; attempts: Attempt[] }

const STORES = ["workspaces", "kept", "attempts"] as const

/**
 * Reads what this device has stored, without the app's code. Null if there is nothing, or only of another version; the database is
 * neither made nor changed here. Never resolves if the browser does not answer.
 */
export const readDevice = (): Promise<DeviceContent | null> =>
  new Promise((resolve) => {
    const nothing = () => resolve(null)
    let opening: IDBOpenDBRequest
    try {
      opening = indexedDB.open(DEVICE.name)
    } catch {
      // Some private modes have no storage.
      return nothing()
    }
    // There is none: it would be made without stores.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = nothing
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.version === DEVICE.version ? database.transaction(STORES) : null
      // At once, or when the transaction is complete.
      database.close()
      if (!transaction) return nothing()
      const [workspaces, kept, attempts] = STORES.map((name) => transaction.objectStore(name).getAll())
      transaction.onabort = nothing
      transaction.oncomplete = () =>
        resolve({ workspaces: workspaces?.result ?? [], kept: kept?.result ?? [], attempts: attempts?.result ?? [] })
    }
  })
