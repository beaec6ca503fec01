import type { Attempt, KeptSheet } from "@rosette/outbox"
import { type DBSchema, type IDBPDatabase, openDB } from "idb"
import type { Outputs } from "../lib/trpc-client.ts"

type Workspace = Outputs["judge"]["workspace"]

/** What a judge's device holds: changes that are not sent, the last try of each, and everything that judging needs. */
interface DeviceSchema extends DBSchema {
  kept: { key: [judgeId: number, entryId: number]; value: KeptSheet }
  attempts: { key: [judgeId: number, entryId: number]; value: Attempt }
  workspaces: { key: number; value: Workspace }
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

const VERSION = 1

let opening: Promise<DeviceDatabase> | null = null

/** The one database of this origin; rejects where the browser refuses to keep anything. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opening ??= openDB<DeviceSchema>("rosette", VERSION, {
    upgrade(database) {
      database.createObjectStore("kept", { keyPath: ["judgeId", "entryId"] })
      database.createObjectStore("attempts", { keyPath: ["judgeId", "entryId"] })
      database.createObjectStore("workspaces")
    },
    // A newer version of the product in another tab goes first; this one opens anew with its next call.
    blocking(_current, _wanted, event) {
      opening = null
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      opening = null
    },
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** All records of one judge. */
export const ofJudge = (judgeId: number) => IDBKeyRange.bound([judgeId, 0], [judgeId, Number.MAX_SAFE_INTEGER])

/** The judges of whom something is kept here. */
export async function judgesWithKept(): Promise<number[]> {
  const keys = await (await deviceDatabase()).getAllKeys("kept")
  return [...new Set(keys.map(([judgeId]) => judgeId))]
}
