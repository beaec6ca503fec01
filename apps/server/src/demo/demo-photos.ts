import { changeEvent } from "../data/change/event-change.ts"
import type { Database } from "../data/database.ts"
import type { Services } from "../kernel/services.ts"
import { pictureLibrary } from "../photos/picture-library.ts"
import { drawCarPicture } from "./car-picture.ts"
import { DEMO_CARS, lookOf } from "./cars.ts"
import { DEMO_SHOW } from "./show.ts"

/** The demo event of cars if none of its entries has a photo: an earlier start was stopped before it had drawn them. */
export async function demoWithoutPhotos(db: Database): Promise<number | null> {
  const found = await db.prisma.event.findFirst({
    where: { isDemo: true, kind: "carShow", resultsState: "open", entries: { none: { imageUrl: { not: null } } } },
    orderBy: { id: "asc" },
    select: { id: true },
  })
  return found?.id ?? null
}

/**
 * Draws the demo photos one by one and stores them together at the end. It takes some seconds while the server already
 * runs; until then the entries have no photos. `signal` stops it early.
 */
export async function addDemoPhotos({ db, photos }: Services, signal: AbortSignal): Promise<void> {
  const eventId = await demoWithoutPhotos(db)
  if (eventId === null) return
  const urls = new Map<string, string>()
  const sharp = await pictureLibrary()
  for (const car of DEMO_CARS) {
    if (signal.aborted) return
    const picture = await sharp(Buffer.from(drawCarPicture(lookOf(car), car.votingId)))
      .png()
      .toBuffer()
    urls.set(car.votingId, await photos.save(picture))
  }
  if (signal.aborted) return
  await changeEvent(db, { eventId, actor: DEMO_SHOW.organizerName }, "results", async ({ tx }) => {
    for (const [votingId, imageUrl] of urls)
      await tx.entry.updateMany({ where: { eventId, votingId, imageUrl: null }, data: { imageUrl } })
  })
}
