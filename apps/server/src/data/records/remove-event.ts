import { raiseVersions } from "../change/event-change.ts"
import type { Database } from "../database.ts"
import { deleteEventInSlices } from "../sql/delete-in-slices.ts"
import { lockEvent } from "../sql/event-lock.ts"
import { imagesOfEvent } from "./photos-of-event.ts"

/**
 * Removes an event with everything in it, for good, and notifies those who watch it. Returns the photos that it showed,
 * which the caller releases; null if there is no such event, or if `mustGo`, which runs under the lock and reads committed data, returns false.
 */
export async function removeEvent(
  db: Database,
  eventId: number,
  mustGo: () => Promise<boolean> = async () => true,
): Promise<string[] | null> {
  const removed = await db.write(async (sql) => {
    if (!(await lockEvent(sql, eventId)) || !(await mustGo())) return null
    // Committed data: nothing of the event can change under its lock.
    const images = await imagesOfEvent(db.prisma, eventId)
    const raised = await raiseVersions(sql, { eventId }, "deletion")
    if (!raised) return null
    await deleteEventInSlices(sql, eventId)
    return { images, news: raised.news }
  })
  if (!removed) return null
  db.news.announce(removed.news)
  return removed.images
}
