import { Readable } from "node:stream"
import { isPhotoPath } from "@rosette/contract/photo-paths"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { isoDay } from "@rosette/domain/events/retention"
import type { Pack } from "tar-stream"
import type { z } from "zod"
import type { Database } from "../../../data/database.ts"
import { imagesOfEvent } from "../../../data/records/photos-of-event.ts"
import type { Download } from "../../../kernel/download.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import type { Services } from "../../../kernel/services.ts"
import { fileNameOf } from "../../../lib/file-name.ts"
import { addToTar, type TarredFile, zippedTar } from "../../../lib/tar.ts"
import type { PhotoStore } from "../../../photos/photo-store.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { readMe } from "./read-me.ts"
import { type SpooledTexts, spoolTexts } from "./spool-texts.ts"

/** `place`: the key of the address that downloads it. */
type Parts = Pick<Services, "db" | "photos" | "settings" | "storage" | "archiveSlots"> & { place: string }
type EventArchive = z.output<typeof contract.archive.output>

/** Everything of an event in one archive, for its organizer to download at any time. */
export async function eventArchive(parts: Parts, event: OrganizedEvent, now: Date): Promise<EventArchive & Download> {
  const { prisma } = parts.db
  const name = await nameOf(prisma, event.eventId)
  if (name === null) throw new AppError("NOT_FOUND")
  return {
    fileName: `${fileNameOf(name) || "event"}_${isoDay(now)}.tar.gz`,
    photos: (await imagesOfEvent(prisma, event.eventId)).filter(isPhotoPath).length,
    versions: await prisma.snapshot.count({ where: { eventId: event.eventId } }),
    open: () => openArchive(parts, event, now),
  }
}

/**
 * Begins the archive. Every text is read before the first byte is sent, so that a failure until then is a refusal.
 * Throws TOO_MANY_ATTEMPTS while the event is already being downloaded.
 */
async function openArchive(parts: Parts, event: OrganizedEvent, now: Date) {
  const { db, photos, settings, storage } = parts
  const slot = parts.archiveSlots.take(String(event.eventId), parts.place)
  try {
    await storage.refuseWhenFull()
    const texts = await spoolTexts(db, event, settings.dataDir)
    const end = async () => {
      slot.release()
      await texts.spool.close()
    }
    const isThere = async () => (await nameOf(db.prisma, event.eventId)) !== null
    return zippedTar((tar) => fillArchive(tar, { texts, photos, isThere, now }), end)
  } catch (error) {
    slot.release()
    throw error
  }
}

async function nameOf({ event }: Database["prisma"], eventId: number): Promise<string | null> {
  return (await event.findUnique({ where: { id: eventId }, select: { name: true } }))?.name ?? null
}

type ArchiveParts = {
  texts: SpooledTexts
  photos: Pick<PhotoStore, "open">
  /** Whether the event still exists. */
  isThere: () => Promise<boolean>
  now: Date
}

/**
 * Adds texts and photos to the tar, and last the checksum of each. A photo that was deleted in the meantime is named
 * there. Throws NOT_FOUND if the event itself is deleted: a part would look complete.
 */
async function fillArchive(tar: Pack, { texts, photos, isThere, now }: ArchiveParts): Promise<void> {
  const files: TarredFile[] = []
  const add = async (path: string, size: number, content: Readable) => {
    files.push(await addToTar(tar, { path, size, mtime: now }, content))
  }
  const addBytes = (path: string, bytes: Buffer) => add(path, bytes.length, Readable.from([bytes]))

  await addBytes("README.txt", Buffer.from(readMe(texts, now)))
  for (const { path, text } of texts.files) await add(path, text.bytes, texts.spool.read(text))
  const missingPhotos: string[] = []
  for (const path of texts.photos) {
    const photo = await photos.open(path.slice("photos/".length))
    if (photo) await add(path, photo.bytes, photo.content)
    else if (await isThere()) missingPhotos.push(path)
    else throw new AppError("NOT_FOUND")
  }
  const manifest = { createdAt: now.toISOString(), files, missingPhotos }
  await addBytes("manifest.json", Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
}
