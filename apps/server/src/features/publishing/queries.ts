import type { organizerContract as contract } from "@rosette/contract/routers"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { refuseChangedVersion } from "../../data/records/published-versions.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"

/** The versions of an event's results, from the first. */
export async function snapshotsOf(db: Database, { eventId }: OrganizedEvent): Promise<SnapshotLine[]> {
  const rows = await db.prisma.snapshot.findMany({
    where: { eventId },
    orderBy: { version: "asc" },
    omit: { body: true },
  })
  return rows.map(lineOf)
}

/** One version with its content, as it was published. Throws NOT_FOUND if there is no such version, VERSION_CHANGED if it is not as it was. */
export async function snapshotOf(
  db: Database,
  { eventId }: OrganizedEvent,
  version: number,
): Promise<z.output<typeof contract.snapshot.output>> {
  const row = await db.prisma.snapshot.findUnique({ where: { eventId_version: { eventId, version } } })
  if (!row) throw new AppError("NOT_FOUND")
  await refuseChangedVersion(db.prisma, eventId, row)
  return { ...lineOf(row), body: row.body }
}

function lineOf(row: Omit<RowOf<"Snapshot">, "body">): SnapshotLine {
  const { version, sha256, publishedAt, publishedBy, reason } = row
  return { version, sha256, publishedAt: publishedAt.toISOString(), publishedBy, reason }
}
