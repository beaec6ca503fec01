import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import type { PhotoStore, Picture } from "../../photos/photo-store.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedEntry } from "../entries/access.ts"

/** Stores the picture as the entry's photo; the replaced photo is removed once nothing shows it. */
export async function uploadEntryImage(
  { db, photos }: Services,
  entry: OrganizedEntry,
  picture: Picture,
): Promise<z.output<typeof contract.uploadEntryImage.output>> {
  const imageUrl = await photos.save(picture, entry.eventId)
  await showInstead(photos, imageUrl, () => showPhoto(db, entry, imageUrl))
  return { imageUrl }
}

/** Stores the picture as the event's cover or logo, and returns its address; the replaced one is removed once nothing shows it. */
export async function uploadLook(
  { db, photos }: Services,
  event: OrganizedEvent,
  field: LookField,
  picture: Picture,
): Promise<string> {
  const url = await photos.save(picture, event.eventId, field === "coverUrl" ? "cover" : "photo")
  await showInstead(photos, url, () => showLook(db, event, field, url))
  return url
}

type LookField = "coverUrl" | "logoUrl"

/** Removes the picture that is replaced, or the new one if it could not be shown. */
async function showInstead(photos: PhotoStore, url: string, show: () => Promise<string | null>): Promise<void> {
  let replaced: string | null
  try {
    replaced = await show()
  } catch (error) {
    await photos.release([url])
    throw error
  }
  await photos.release([replaced])
}

/** Returns the address of the entry's previous photo. */
async function showPhoto(db: Database, entry: OrganizedEntry, imageUrl: string): Promise<string | null> {
  return changeEvent(db, entry, "shownToJudges", async ({ tx, record }) => {
    const where = { id: entry.entryId }
    const stored = await tx.entry.findUnique({ where })
    if (!stored) throw new AppError("NOT_FOUND")
    await tx.entry.update({ where, data: { imageUrl } })
    await record({
      action: "photo.changed",
      subject: entrySubject(stored),
      before: { imageUrl: stored.imageUrl },
      after: { imageUrl },
    })
    return stored.imageUrl
  })
}

/** Returns the address of the event's previous picture. */
async function showLook(db: Database, event: OrganizedEvent, field: LookField, url: string): Promise<string | null> {
  return changeEvent(db, event, "shownToJudges", async ({ tx, record }) => {
    const where = { id: event.eventId }
    const stored = await tx.event.findUnique({ where })
    if (!stored) throw new AppError("NOT_FOUND")
    const after = field === "coverUrl" ? { coverUrl: url } : { logoUrl: url }
    await tx.event.update({ where, data: after })
    await record({ action: "event.updated", subject: stored.name, before: { [field]: stored[field] }, after })
    return stored[field]
  })
}
