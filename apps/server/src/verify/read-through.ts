import type { Database } from "../data/database.ts"
import { databaseFaults } from "../data/sql/database-faults.ts"
import { verifyHistory } from "../features/history/verify-query.ts"
import type { PhotoFiles } from "../photos/photo-files.ts"
import { photoFaults } from "./photo-faults.ts"
import { tallyFaults } from "./tally-faults.ts"
import { versionFaults } from "./version-faults.ts"

/** The result of a check: the faults, one sentence each, and a summary line for each part. */
type ReadThrough = { holds: boolean; faults: string[]; summary: string[] }

const UNSOUND = "The database is not sound."

/** Checks what is the same in every version: the file, and whether a row refers to a missing one. */
export async function readEarlierVersion(db: Database): Promise<ReadThrough> {
  const faults = await databaseFaults(db)
  const holds = faults.length === 0
  const rest =
    "It is of an earlier version: sums, photos and histories are checked once this version has been started with it."
  return { holds, faults, summary: [holds ? "The database is sound." : UNSOUND, rest] }
}

/** Checks the database, its histories, sums and photos, also while the server is running. */
export async function readThrough(db: Database, files: PhotoFiles): Promise<ReadThrough> {
  const database = await databaseFaults(db)
  if (database.length > 0) return { holds: false, faults: database, summary: [UNSOUND] }
  const history = await verifyHistory(db)
  const tallies = await tallyFaults(db)
  const photos = await photoFaults(db, files)
  const versions = await versionFaults(db)
  const { events, lines, erased, unchained } = history
  const misfits = history.broken.map(({ eventId, eventName, seq, historyItemId, reason }) => {
    const place = historyItemId === null ? "" : ` (history item ${historyItemId})`
    return `Event ${eventId} "${eventName}": line ${seq}${place} does not fit. ${reason}.`
  })
  const faults = [...misfits, ...tallies.faults, ...versions.faults, ...photos.faults]
  return {
    holds: faults.length === 0,
    faults,
    summary: [
      "The database is sound.",
      `${history.holds ? "Every history holds" : "A history does not hold"}: events ${events}, chained lines ${lines}, erased ${erased}, outside the chain ${unchained}.`,
      `${tallies.faults.length === 0 ? "All sums are those of the sheets" : "Sums are not those of the sheets"}: entries ${tallies.entries}.`,
      `${versions.faults.length === 0 ? "All published versions are as they were published" : "Published versions were changed"}: versions ${versions.versions}.`,
      `${photos.faults.length === 0 ? "All photos are there" : "Photos are missing or damaged"}: photos ${photos.photos}.`,
    ],
  }
}
