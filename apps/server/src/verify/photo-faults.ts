import { buffer } from "node:stream/consumers"
import { isPhotoPath, thumbnailUrl } from "@rosette/contract/photo-paths"
import type { Database } from "../data/database.ts"
import { imagesOfEvent } from "../data/records/photos-of-event.ts"
import type { PhotoFiles } from "../photos/photo-files.ts"

type ShownPhoto = { eventId: number; imageUrl: string }

const HEADER_BYTES = 12

/**
 * Checks every shown photo of this server: returns their number, and one sentence for each that is missing or damaged.
 */
export async function photoFaults(
  { prisma }: Database,
  files: PhotoFiles,
): Promise<{ photos: number; faults: string[] }> {
  const ours: ShownPhoto[] = []
  for (const { id: eventId } of await prisma.event.findMany({ orderBy: { id: "asc" }, select: { id: true } })) {
    const images = (await imagesOfEvent(prisma, eventId)).filter(isPhotoPath).sort()
    ours.push(...images.map((imageUrl) => ({ eventId, imageUrl })))
  }
  const faults: string[] = []
  for (const photo of ours) {
    const urls = [photo.imageUrl, thumbnailUrl(photo.imageUrl)]
    const sound = await Promise.all(urls.map((url) => isWholeWebp(files, url.slice("/photos/".length))))
    const damaged = urls.filter((_, index) => !sound[index])
    // Read again, because the photo may have been replaced in the meantime.
    if (damaged.length > 0 && (await imagesOfEvent(prisma, photo.eventId)).includes(photo.imageUrl))
      faults.push(`Event ${photo.eventId}: ${damaged.join(" and ")} is shown, and missing or damaged.`)
  }
  return { photos: ours.length, faults }
}

/** A WebP begins with its own length: a truncated file is shorter. */
async function isWholeWebp(files: PhotoFiles, name: string): Promise<boolean> {
  try {
    const size = await files.size(name)
    if (size === null || size < HEADER_BYTES) return false
    const photo = await files.open(name, { start: 0, end: HEADER_BYTES - 1 })
    const header = photo ? await buffer(photo.content) : Buffer.alloc(HEADER_BYTES)
    const isWebp = header.toString("latin1", 0, 4) === "RIFF" && header.toString("latin1", 8) === "WEBP"
    return isWebp && size >= header.readUInt32LE(4) + 8
  } catch {
    // An unreadable photo counts as missing, as it does for those who look at the entry.
    return false
  }
}
