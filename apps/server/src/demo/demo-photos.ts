import { changeEvent } from "../data/change/event-change.ts"
import type { Services } from "../kernel/services.ts"
import { pictureLibrary } from "../photos/picture-library.ts"
import { drawCarPicture } from "./car-picture.ts"
import { DEMO_CARS, lookOf } from "./cars.ts"
import { DEMO_SHOW } from "./show.ts"

/**
 * Draws the demo photos one by one and stores them together at the end. It takes some seconds while the server already
 * runs; until then the entries have no photos. `signal` stops it early.
 */
export async function addDemoPhotos({ db, photos }: Services, eventId: number, signal: AbortSignal): Promise<void> {
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
