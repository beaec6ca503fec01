import { versionsWithoutLine } from "@rosette/domain/snapshots/sound-version"
import type { Sql } from "../data/database.ts"
import { faultOfVersion, publicationLines } from "../data/records/published-versions.ts"

type VersionRow = { eventId: number; version: number }

const SENTENCES = {
  body: "its content was changed after it was published",
  line: "its checksum is not the one that the history names",
} as const

/** Checks every published version against its checksum and the line of its publication, one at a time. */
export async function versionFaults(sql: Sql): Promise<{ versions: number; faults: string[] }> {
  const versions = await sql.all<VersionRow>(
    `SELECT "eventId", "version" FROM "Snapshot" ORDER BY "eventId", "version"`,
  )
  const faults: string[] = []
  for (const [eventId, own] of Map.groupBy(versions, (row) => row.eventId)) {
    const lines = await publicationLines(sql, eventId)
    const name = (version: number, what: string) => `Event ${eventId}: version ${version}: ${what}.`
    for (const { version } of own) {
      const [stored] = await sql.all<{ sha256: string; body: string }>(
        `SELECT "sha256", "body" FROM "Snapshot" WHERE "eventId" = ? AND "version" = ?`,
        [eventId, version],
      )
      const fault = stored && faultOfVersion({ version, ...stored }, lines)
      if (fault) faults.push(name(version, SENTENCES[fault]))
    }
    const unnamed = versionsWithoutLine(
      own.map(({ version }) => version),
      lines,
    )
    for (const version of unnamed) faults.push(name(version, "the history does not name it"))
  }
  return { versions: versions.length, faults }
}
