import { statSync } from "node:fs"
import { LIMITS } from "@rosette/contract/limits"
import { type Finding, fault, ok, warning } from "./finding.ts"
import { freeBytesOf } from "./from-the-server.ts"
import { nearestThere } from "./place.ts"

/** A folder on a disk, and what is free there; the server keeps an eye on the disk of the data folder. */
export type DiskFacts = { path: string; freeBytes: number; isOfData: boolean }

/** What is free on the disks of these folders, once for each disk. */
export async function readDisks(dataDir: string, others: readonly string[]): Promise<DiskFacts[]> {
  const deviceOf = (path: string) => statSync(path).dev
  const byDevice = new Map([...others.map(nearestThere), dataDir].map((path) => [deviceOf(path), path]))
  return Promise.all(
    [...byDevice.values()].map(async (path) => {
      return { path, freeBytes: await freeBytesOf(path), isOfData: path === dataDir }
    }),
  )
}

/** Below this, ops/alerts.yml calls somebody. */
const LITTLE_BYTES = 1_000_000_000

export function diskFinding(disks: readonly DiskFacts[]): Finding {
  const least = disks.reduce((a, b) => (b.freeBytes < a.freeBytes ? b : a))
  const free = `${sizeWords(least.freeBytes)} free on the disk of ${least.path}`
  if (least.freeBytes < LIMITS.storage.minFreeBytes)
    return fault(
      "disk",
      `${free}: ${least.isOfData ? "new events, imports and photos are refused" : "what is kept there will soon not fit"}.`,
      "Delete what is not needed there, such as old backups, or move to a larger disk.",
    )
  if (least.freeBytes < LITTLE_BYTES) return warning("disk", `Only ${free}.`, "Make room there before the show.")
  return ok("disk", `${free}.`)
}

function sizeWords(bytes: number): string {
  if (bytes === Number.POSITIVE_INFINITY) return "An unknown number of bytes"
  return bytes < LITTLE_BYTES ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}
