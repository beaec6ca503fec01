import { buffer } from "node:stream/consumers"
import { isPhotoPath, thumbnailUrl } from "@rosette/contract/photo-paths"
import type { Sql } from "../data/database.ts"
import type { PhotoFiles } from "../photos/photo-files.ts"

type ShownPhoto = { eventId: number; imageUrl: string }

const HEADER_BYTES = 12

/** Photos of this server that an entry shows, or that a published version of results has shown. */
const SHOWN = `(SELECT "eventId", "imageUrl" FROM "Entry" UNION SELECT "eventId", "imageUrl" FROM "SnapshotPhoto") AS shown`

/**
 * Checks every shown photo of this server: returns their number, and one sentence for each that is missing or damaged.
 */
export async function photoFaults(sql: Sql, files: PhotoFiles): Promise<{ photos: number; faults: string[] }> {
  const shown = await sql.all<ShownPhoto>(
    `SELECT "eventId", "imageUrl" FROM ${SHOWN} WHERE "imageUrl" LIKE '/photos/%' ORDER BY "eventId", "imageUrl"`,
  )
  const ours = shown.filter(({ imageUrl }) => isPhotoPath(imageUrl))
  const faults: string[] = []
  for (const photo of ours) {
    const urls = [photo.imageUrl, thumbnailUrl(photo.imageUrl)]
    const sound = await Promise.all(urls.map((url) => isWholeWebp(files, url.slice("/photos/".length))))
    const damaged = urls.filter((_, index) => !sound[index])
    if (damaged.length > 0 && (await isStillShown(sql, photo)))
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

/** Checked again, because the photo may have been replaced in the meantime. */
async function isStillShown(sql: Sql, { eventId, imageUrl }: ShownPhoto): Promise<boolean> {
  const rows = await sql.all(`SELECT 1 FROM ${SHOWN} WHERE "eventId" = ? AND "imageUrl" = ?`, [eventId, imageUrl])
  return rows.length > 0
}
