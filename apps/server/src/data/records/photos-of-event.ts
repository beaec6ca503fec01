import { isPhotoPath } from "@rosette/contract/photo-paths"
import { PHOTO_TEXTS } from "@rosette/contract/photos"
import { invalid } from "../../refusals/app-error.ts"
import type { PrismaTransaction, Sql } from "../database.ts"

/**
 * Throws INVALID_INPUT for a photo of this server that no entry of the event shows: it is another event's, or deleted.
 */
export async function refuseForeignPhoto(
  { entry }: Pick<PrismaTransaction, "entry">,
  eventId: number,
  url: string | null | undefined,
): Promise<void> {
  if (!url || !isPhotoPath(url)) return
  const shown = await entry.findFirst({ where: { eventId, imageUrl: url }, select: { id: true } })
  if (!shown) throw invalid(["imageUrl"], PHOTO_TEXTS.notOfEvent)
}

/** The URLs among these that are photos of this server but shown by no entry of the event. */
export async function foreignPhotos(sql: Sql, eventId: number, urls: readonly (string | null)[]): Promise<string[]> {
  const photos = new Set(urls.flatMap((url) => (url !== null && isPhotoPath(url) ? [url] : [])))
  if (photos.size === 0) return []
  const shown = await sql.all<{ imageUrl: string }>(
    `SELECT DISTINCT "imageUrl" FROM "Entry" WHERE "eventId" = ? AND "imageUrl" IS NOT NULL`,
    [eventId],
  )
  for (const { imageUrl } of shown) photos.delete(imageUrl)
  return [...photos]
}

/** The addresses of the pictures that an event shows: those of its entries and of its published versions. */
export async function imagesOfEvent(sql: Sql, eventId: number): Promise<string[]> {
  const rows = await sql.all<{ imageUrl: string }>(
    `SELECT "imageUrl" FROM "Entry" WHERE "eventId" = ? AND "imageUrl" IS NOT NULL
      UNION SELECT "imageUrl" FROM "SnapshotPhoto" WHERE "eventId" = ?`,
    [eventId, eventId],
  )
  return rows.map((row) => row.imageUrl)
}
