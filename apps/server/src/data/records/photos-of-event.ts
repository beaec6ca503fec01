import { isPhotoPath } from "@rosette/contract/photo-paths"
import { PHOTO_TEXTS } from "@rosette/contract/photos"
import { invalid } from "../../refusals/app-error.ts"
import type { PrismaTransaction } from "../database.ts"

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

type ShownImages = { imageUrl: string | null }[]

/** The addresses of the pictures that an event shows: its cover and logo, those of its entries and of its published versions. */
export async function imagesOfEvent(
  { event, entry, snapshotPhoto }: Pick<PrismaTransaction, "event" | "entry" | "snapshotPhoto">,
  eventId: number,
): Promise<string[]> {
  const select = { imageUrl: true } as const
  const shown: ShownImages = await entry.findMany({ where: { eventId, imageUrl: { not: null } }, select })
  const published: ShownImages = await snapshotPhoto.findMany({ where: { eventId }, select })
  const look = await event.findUnique({ where: { id: eventId }, select: { coverUrl: true, logoUrl: true } })
  const ofEntries = [...shown, ...published].map(({ imageUrl }) => imageUrl)
  return [...new Set([...ofEntries, look?.coverUrl, look?.logoUrl].flatMap((url) => url ?? []))]
}
