import type { StorageFacts } from "../../../offline/device/storage-facts.ts"
import type { Missing } from "../../../offline/offline-readiness.ts"

/** What works on this device without a connection; null while that is being checked. */
export type Readiness = {
  missing: readonly Missing[]
  facts: StorageFacts
  /** Whether this browser can load the app without a connection. */
  hasWorkers: boolean
} | null

/** Whether judging works on this device without a connection, in one sentence. `isSafe` is false while nothing is stored. */
export function readinessText(readiness: Readiness, isSafe: boolean, where: string): string {
  if (!readiness) return "Getting ready for offline judging…"
  if (!isSafe) return "Not ready for offline: this browser does not store your scores. Keep this page open."
  const { missing, hasWorkers } = readiness
  if (missing.length === 0) return `Ready for offline: everything is on this ${where}.`
  if (!hasWorkers)
    return `Keep this page open: this browser cannot load it without a connection. Your scores are saved on this ${where}.`
  if (missing.length === 1 && missing[0] === "photos") return "Ready for offline, without all of the photos."
  return "Not ready for offline yet: stay connected."
}

/** What may delete the data on this device; null if nothing is known. */
export function storageText({ facts }: NonNullable<Readiness>): string | null {
  if (facts.isPrivate) return "This is a private window: what is not sent is gone when you close it."
  return null
}
