import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import type { Database } from "../../data/database.ts"
import type { Services } from "../../kernel/services.ts"
import type { Picture } from "../../photos/photo-store.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedEntry } from "../entries/access.ts"

/** Stores the picture as the entry's photo; the replaced photo is removed once nothing shows it. */
export async function uploadEntryImage(
  { db, photos }: Services,
  entry: OrganizedEntry,
  picture: Picture,
): Promise<z.output<typeof contract.uploadEntryImage.output>> {
  const imageUrl = await photos.save(picture, entry.eventId)
  let replaced: string | null
  try {
    replaced = await showPhoto(db, entry, imageUrl)
  } catch (error) {
    await photos.release([imageUrl])
    throw error
  }
  await photos.release([replaced])
  return { imageUrl }
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
