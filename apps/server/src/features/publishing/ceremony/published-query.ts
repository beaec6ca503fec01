import { LIMITS } from "@rosette/contract/limits"
import type { SnapshotBody } from "@rosette/contract/snapshots"
import type { Database, PrismaTransaction } from "../../../data/database.ts"
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
  tx: PrismaTransaction = db.prisma,
  upTo: number = LIMITS.id.max,
): Promise<Published | null> {
  const line = await tx.snapshot.findFirst({
    where: { eventId, version: { lte: upTo } },
    orderBy: { version: "desc" },
    select: { version: true, sha256: true, timeZone: true },
  })
  if (!line) return null
  const kept = keptVersions(db)
  const key = `${eventId} ${line.sha256}`
  const known = kept.get(key)
  if (known) return known
  const { version } = line
  const row = await tx.snapshot.findUnique({ where: { eventId_version: { eventId, version } }, select: { body: true } })
  if (!row) return null
  await refuseChangedVersion(tx, eventId, { ...line, ...row })
  // Only this product writes snapshots, in the contract's shape.
  const published = { ...line, body: JSON.parse(row.body) as SnapshotBody }
  kept.set(key, published)
  return published
}
