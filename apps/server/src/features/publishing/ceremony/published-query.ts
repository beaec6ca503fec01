import { LIMITS } from "@rosette/contract/limits"
import type { SnapshotBody } from "@rosette/contract/snapshots"
import type { Database, Sql } from "../../../data/database.ts"
import { perDatabase } from "../../../data/per-database.ts"
import { refuseChangedVersion } from "../../../data/records/published-versions.ts"
import { BoundedCache } from "../../../lib/bounded-cache.ts"

/** The latest published results of an event. The object is never changed. */
export type Published = { version: number; sha256: string; timeZone: string; body: SnapshotBody }

const KEPT = 50
const keptVersions = perDatabase(() => new BoundedCache<string, Published>(KEPT, "oldest"))

/**
 * The event's latest published results, up to this version; null before the first. Parsed versions are kept, because a version
 * never changes. Throws VERSION_CHANGED if it was changed in the database.
 */
export async function latestPublished(
  db: Database,
  eventId: number,
  sql: Sql = db.read,
  upTo: number = LIMITS.id.max,
): Promise<Published | null> {
  const [line] = await sql.all<{ version: number; sha256: string; timeZone: string }>(
    `SELECT "version", "sha256", "timeZone" FROM "Snapshot" WHERE "eventId" = ? AND "version" <= ? ORDER BY "version" DESC LIMIT 1`,
    [eventId, upTo],
  )
  if (!line) return null
  const kept = keptVersions(db)
  const key = `${eventId} ${line.sha256}`
  const known = kept.get(key)
  if (known) return known
  const [row] = await sql.all<{ body: string }>(`SELECT "body" FROM "Snapshot" WHERE "eventId" = ? AND "version" = ?`, [
    eventId,
    line.version,
  ])
  if (!row) return null
  await refuseChangedVersion(sql, eventId, { ...line, ...row })
  // Only this product writes snapshots, in the contract's shape.
  const published = { ...line, body: JSON.parse(row.body) as SnapshotBody }
  kept.set(key, published)
  return published
}
