import { hash } from "node:crypto"
import { type PublicationLine, versionFault } from "@rosette/domain/snapshots/sound-version"
import { AppError } from "../../refusals/app-error.ts"
import type { Sql } from "../database.ts"

/** A published version as it is stored. */
type StoredVersion = { version: number; sha256: string; body: string }

/** The lines of the history by which versions were published. */
export async function publicationLines(sql: Sql, eventId: number): Promise<PublicationLine[]> {
  const rows = await sql.all<{ after: string | null }>(
    `SELECT "after" FROM "HistoryItem" WHERE "eventId" = ? AND "action" IN ('results.published', 'results.amended') ORDER BY "id"`,
    [eventId],
  )
  // Only storeVersion writes these lines.
  return rows.map(({ after }) => (after === null ? null : (JSON.parse(after) as NonNullable<PublicationLine>)))
}

/** How a stored version differs from what was published; null if it does not. */
export const faultOfVersion = ({ version, sha256, body }: StoredVersion, lines: readonly PublicationLine[]) =>
  versionFault({ version, sha256, bodySha256: hash("sha256", body, "hex") }, lines)

/** Throws VERSION_CHANGED if the version is not the one that was published. */
export async function refuseChangedVersion(sql: Sql, eventId: number, stored: StoredVersion): Promise<void> {
  if (faultOfVersion(stored, await publicationLines(sql, eventId))) throw new AppError("VERSION_CHANGED")
}

/** When the event's results were last published; null while they are not. */
export async function publishedAtOf(sql: Sql, eventId: number): Promise<string | null> {
  const [row] = await sql.all<{ publishedAt: string }>(
    `SELECT s."publishedAt" FROM "Event" e JOIN "Snapshot" s ON s."eventId" = e."id"
      WHERE e."id" = ? AND e."resultsState" = 'published' ORDER BY s."version" DESC LIMIT 1`,
    [eventId],
  )
  return row?.publishedAt ?? null
}
