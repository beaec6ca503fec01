import type { HistoryAction } from "@rosette/contract/history-actions"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import { canonicalJson } from "@rosette/domain/snapshots/canonical-json"
import type { EventChange } from "../../data/change/event-change.ts"
import { inSlices } from "../../data/pages.ts"
import { sha256 } from "../results/decisions-query.ts"
import { RESULTS } from "./required-state.ts"
import { snapshotContent } from "./snapshot-content.ts"

const PHOTOS_AT_ONCE = 500

type Version = Pick<Parameters<typeof snapshotContent>[1], "event" | "review"> & {
  action: HistoryAction
  line: Pick<SnapshotLine, "publishedBy" | "reason">
  /** Of the publisher; that of the version before if nobody says. */
  timeZone?: string | undefined
}

/**
 * Stores the event's next version as it is under the lock, and records it. Does not check whether something prevents
 * publishing.
 */
export async function storeVersion(
  change: EventChange,
  { event, review, action, line, timeZone }: Version,
): Promise<SnapshotLine> {
  const eventId = event.id
  const earlier = await change.tx.snapshot.findFirst({
    where: { eventId },
    orderBy: { version: "desc" },
    omit: { body: true },
  })
  const now = new Date()
  const named = { ...line, version: (earlier?.version ?? 0) + 1, publishedAt: now.toISOString() }
  const content = await snapshotContent(change, { event, review, line: named })
  const body = canonicalJson(content)
  const published = { ...named, sha256: sha256(body) }
  await change.tx.snapshot.create({
    data: { ...published, publishedAt: now, eventId, body, timeZone: timeZone ?? earlier?.timeZone ?? "" },
  })
  const { coverUrl, logoUrl } = content.event
  await keepPhotos(change, eventId, [...content.entries.map(({ imageUrl }) => imageUrl), coverUrl, logoUrl])
  // The stage shows the new version at once, and the announcer must look at it before the next step.
  await change.tx.ceremony.updateMany({ where: { eventId }, data: { version: { increment: 1 } } })
  const { version, sha256: sum, reason } = published
  await change.record({ action, subject: RESULTS, after: { version, sha256: sum, reason: reason || undefined } })
  return published
}

/** From now on the files of these photos are kept as long as the version. */
async function keepPhotos(
  { tx }: EventChange,
  eventId: number,
  urls: readonly (string | null | undefined)[],
): Promise<void> {
  const earlier = await tx.snapshotPhoto.findMany({ where: { eventId } })
  const known = new Set(earlier.map(({ imageUrl }) => imageUrl))
  const shown = [...new Set(urls.flatMap((url) => url ?? []))]
  const added = shown.filter((imageUrl) => !known.has(imageUrl)).map((imageUrl) => ({ eventId, imageUrl }))
  await inSlices(added, PHOTOS_AT_ONCE, (data) => tx.snapshotPhoto.createMany({ data }))
}
