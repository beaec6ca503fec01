import { statSync } from "node:fs"
import { DAY_MS } from "@rosette/domain/events/day"
import { plural } from "../from-the-web.ts"
import { type Finding, fault, ok, warning } from "./finding.ts"
import { isDiskMissing, locationName, newestArchive, type Settings } from "./from-the-server.ts"
import { nearestThere } from "./place.ts"

type BackupFacts = {
  everyMs: number | null
  to: string
  newest: Date | null
  /** Why the place of the archives could not be read; null if it could. */
  error: string | null
  /** Whether archives are on the disk that they are meant to survive. */
  isOnSameDisk: boolean
}

export async function readBackups(
  { backupEveryMs: everyMs, backupTo, dataDir }: Pick<Settings, "backupEveryMs" | "backupTo" | "dataDir">,
  now: Date,
): Promise<BackupFacts> {
  const facts = { everyMs, to: locationName(backupTo), isOnSameDisk: isBeside(backupTo, dataDir) }
  try {
    if (typeof backupTo === "string" && isDiskMissing(backupTo, dataDir)) throw new Error("there is no such folder.")
    return { ...facts, newest: await newestArchive(backupTo, now), error: null }
  } catch (error) {
    return { ...facts, newest: null, error: error instanceof Error ? error.message : String(error) }
  }
}

/** Until the folder of the data folder is made, it is on the same disk. */
const isBeside = (to: Settings["backupTo"], dataDir: string): boolean =>
  typeof to === "string" && statSync(nearestThere(to)).dev === statSync(dataDir).dev

/** Without a schedule: an archive that was made by hand for this weekend's show. */
const FRESH_MS = 2 * DAY_MS
/** As in ops/alerts.yml. */
const LATE_FACTOR = 2

export function backupFinding({ everyMs, to, newest, error, isOnSameDisk }: BackupFacts, now: Date): Finding {
  if (error !== null)
    return fault("backups", `${to} cannot be read: ${error}`, "Connect the disk, or correct BACKUP_TO.")
  const ageMs = newest === null ? Number.POSITIVE_INFINITY : now.getTime() - newest.getTime()
  const made = newest === null ? `There is no backup in ${to}` : `The newest backup in ${to} is ${ageWords(ageMs)} old`
  if (everyMs === null)
    return (ageMs < FRESH_MS ? warning : fault)(
      "backups",
      `${made}, and none is made automatically.`,
      "Set BACKUP_EVERY, such as 6h, or run npm run backup now and after each day of the show.",
    )
  if (ageMs > LATE_FACTOR * everyMs)
    return fault(
      "backups",
      `${made}, although BACKUP_EVERY asks for one every ${spanWords(everyMs)}.`,
      "Start the server if it does not run; else its log says why backups fail.",
    )
  if (isOnSameDisk)
    return warning(
      "backups",
      `${made}, on the disk of the data folder.`,
      "Set BACKUP_TO to another disk or a bucket: one on the same disk is lost with it.",
    )
  return ok("backups", `${made}.`)
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const UNITS: readonly [number, string][] = [
  [DAY_MS, "day"],
  [HOUR_MS, "hour"],
  [MINUTE_MS, "minute"],
]

/** As it is set, in the largest unit that gives a whole number: 90 minutes, 6 hours. */
function spanWords(ms: number): string {
  const [unitMs, unit] = UNITS.find(([each]) => ms % each === 0) ?? [MINUTE_MS, "minute"]
  return plural(ms / unitMs, unit)
}

function ageWords(ms: number): string {
  const [unitMs, unit] = UNITS.find(([each]) => ms >= 2 * each) ?? [MINUTE_MS, "minute"]
  return plural(Math.floor(ms / unitMs), unit)
}
