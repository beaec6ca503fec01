import { missingVersions, versionsWithoutLine } from "@rosette/domain/snapshots/sound-version"
import type { Sql } from "../data/database.ts"
import { faultOfVersion, publicationLines } from "../data/records/published-versions.ts"

type VersionRow = { eventId: number; version: number | null }

const SENTENCES = {
  body: "its content was changed after it was published",
  line: "its checksum is not the one that the history names",
} as const

/** Checks every published version against its checksum and the line of its publication, one at a time. */
export async function versionFaults(sql: Sql): Promise<{ versions: number; faults: string[] }> {
  // Events whose versions are all missing have a row, too.
  const rows = await sql.all<VersionRow>(
    `SELECT e."id" AS "eventId", s."version" FROM "Event" e LEFT JOIN "Snapshot" s ON s."eventId" = e."id" ORDER BY e."id", s."version"`,
  )
  const faults: string[] = []
  for (const [eventId, ofEvent] of Map.groupBy(rows, (row) => row.eventId)) {
    const own = ofEvent.flatMap(({ version }) => version ?? [])
    const lines = await publicationLines(sql, eventId)
    const name = (version: number, what: string) => `Event ${eventId}: version ${version}: ${what}.`
    for (const version of own) {
      const [stored] = await sql.all<{ sha256: string; body: string }>(
        `SELECT "sha256", "body" FROM "Snapshot" WHERE "eventId" = ? AND "version" = ?`,
        [eventId, version],
      )
      const fault = stored && faultOfVersion({ version, ...stored }, lines)
      if (fault) faults.push(name(version, SENTENCES[fault]))
    }
    for (const version of versionsWithoutLine(own, lines)) faults.push(name(version, "the history does not name it"))
    for (const version of missingVersions(own, lines)) faults.push(name(version, "it is missing"))
  }
  return { versions: rows.filter(({ version }) => version !== null).length, faults }
}
