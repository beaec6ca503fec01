import { open } from "node:fs/promises"
import { join } from "node:path"
import { isPhotoPath, thumbnailUrl } from "@rosette/contract"
import type { Sql } from "../data/database.ts"

type Shown = { eventId: number; imageUrl: string }

const HEADER_BYTES = 12

/** Photos of this server that an entry shows, or a published version of results has shown. */
const SHOWN = `(SELECT "eventId", "imageUrl" FROM "Entry" UNION SELECT "eventId", "imageUrl" FROM "SnapshotPhoto") AS shown`

/** Looks at every photo of this server that is shown: how many, and a sentence for each that is not whole. */
export async function photoFaults(sql: Sql, dataDir: string): Promise<{ photos: number; faults: string[] }> {
  const shown = await sql.all<Shown>(
    `SELECT "eventId", "imageUrl" FROM ${SHOWN} WHERE "imageUrl" LIKE '/photos/%' ORDER BY "eventId", "imageUrl"`,
  )
  const ours = shown.filter(({ imageUrl }) => isPhotoPath(imageUrl))
  const faults: string[] = []
  for (const photo of ours) {
    const files = [photo.imageUrl, thumbnailUrl(photo.imageUrl)]
    const sound = await Promise.all(files.map((url) => isWholeWebp(join(dataDir, url))))
    const damaged = files.filter((_, index) => !sound[index])
    if (damaged.length > 0 && (await isStillShown(sql, photo)))
      faults.push(`Event ${photo.eventId}: ${damaged.join(" and ")} is shown, and missing or damaged.`)
  }
  return { photos: ours.length, faults }
}

/** A WebP begins with its own length: a file that was cut off is shorter. */
async function isWholeWebp(path: string): Promise<boolean> {
  try {
    const file = await open(path)
    try {
      const header = Buffer.alloc(HEADER_BYTES)
      await file.read(header, 0, HEADER_BYTES, 0)
      const isWebp = header.toString("latin1", 0, 4) === "RIFF" && header.toString("latin1", 8) === "WEBP"
      return isWebp && (await file.stat()).size >= header.readUInt32LE(4) + 8
    } finally {
      await file.close()
    }
  } catch {
    // Missing or not readable: for whoever looks at the entry it is the same.
    return false
  }
}

/** The photo may have been replaced while this was read. */
async function isStillShown(sql: Sql, { eventId, imageUrl }: Shown): Promise<boolean> {
  const rows = await sql.all(`SELECT 1 FROM ${SHOWN} WHERE "eventId" = ? AND "imageUrl" = ?`, [eventId, imageUrl])
  return rows.length > 0
}
