import type { Review } from "@rosette/contract/publishing"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { refuseChangedVersion } from "../../data/records/published-versions.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { eventReview } from "./review-query.ts"
import { contentSum } from "./snapshot-content.ts"

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

/**
 * The review, with the sum of the content if it was asked for. It is read without the event's lock: if something changes
 * meanwhile, the sum is that of no state, and nothing is published with it.
 */
export async function shownReview(
  db: Database,
  author: OrganizedEvent,
  { includes }: z.output<typeof contract.review.input>,
): Promise<Review> {
  const review = await eventReview(db, author)
  const { state, blocking } = review
  if (includes === undefined) return { state, blocking }
  const event = await db.prisma.event.findUnique({ where: { id: author.eventId } })
  if (!event) throw new AppError("NOT_FOUND")
  return { state, blocking, contentSha256: await contentSum({ tx: db.prisma }, { event, review }) }
}
