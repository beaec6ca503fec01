import type { SnapshotBody } from "@rosette/contract"
import type { Database, Sql } from "../../data/database.ts"

/** The latest published results of an event; never changed once they are read. */
export type Published = { version: number; sha256: string; body: SnapshotBody }

const KEPT = 50
const keptByDatabase = new WeakMap<Database, Map<string, Published>>()

/** The event's latest published results, or null before the first. What was parsed once is kept: a version never changes. */
export async function latestPublished(db: Database, eventId: number, sql: Sql = db.read): Promise<Published | null> {
  const [line] = await sql.all<{ version: number; sha256: string }>(
    `SELECT "version", "sha256" FROM "Snapshot" WHERE "eventId" = ? ORDER BY "version" DESC LIMIT 1`,
    [eventId],
  )
  if (!line) return null
  const kept = keptByDatabase.get(db) ?? new Map<string, Published>()
  keptByDatabase.set(db, kept)
  const name = `${eventId} ${line.sha256}`
  const known = kept.get(name)
  if (known) return known
  const [row] = await sql.all<{ body: string }>(`SELECT "body" FROM "Snapshot" WHERE "eventId" = ? AND "version" = ?`, [
    eventId,
    line.version,
  ])
  if (!row) return null
  // Only this product writes snapshots, by the contract's shape.
  const published = { ...line, body: JSON.parse(row.body) as SnapshotBody }
  kept.set(name, published)
  const oldest = kept.size > KEPT ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  return published
}
