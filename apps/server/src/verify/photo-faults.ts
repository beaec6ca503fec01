import { open } from "node:fs/promises"
import { join } from "node:path"
import { isPhotoPath, thumbnailUrl } from "@rosette/contract"
import type { Sql } from "../data/database.ts"
import { inPages } from "../data/pages.ts"

type Shown = { id: number; eventId: number; imageUrl: string | null }

const HEADER_BYTES = 12

/** Looks at every photo of this server that an entry shows: how many, and a sentence for each that is not whole. */
export async function photoFaults(sql: Sql, dataDir: string): Promise<{ photos: number; faults: string[] }> {
  const shown = await inPages((after, take) =>
    sql.all<Shown>(
      `SELECT "id", "eventId", "imageUrl" FROM "Entry"
        WHERE "id" > ? AND "imageUrl" LIKE '/photos/%' ORDER BY "id" LIMIT ?`,
      [after, take],
    ),
  )
  const faults: string[] = []
  let photos = 0
  for (const entry of shown) {
    const { id, eventId, imageUrl } = entry
    if (imageUrl === null || !isPhotoPath(imageUrl)) continue
    photos += 1
    const files = [imageUrl, thumbnailUrl(imageUrl)]
    const sound = await Promise.all(files.map((url) => isWholeWebp(join(dataDir, url))))
    const damaged = files.filter((_, index) => !sound[index])
    if (damaged.length > 0 && (await isStillShown(sql, entry)))
      faults.push(`Event ${eventId}: entry ${id} shows ${damaged.join(" and ")}, which is missing or damaged.`)
  }
  return { photos, faults }
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
async function isStillShown(sql: Sql, { id, imageUrl }: Shown): Promise<boolean> {
  const rows = await sql.all(`SELECT "id" FROM "Entry" WHERE "id" = ? AND "imageUrl" = ?`, [id, imageUrl])
  return rows.length > 0
}
