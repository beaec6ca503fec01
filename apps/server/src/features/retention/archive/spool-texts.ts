import { isPhotoPath } from "@rosette/contract/photo-paths"
import type { Database } from "../../../data/database.ts"
import { imagesOfEvent } from "../../../data/records/photos-of-event.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { openSpool, type Spool, type SpooledText } from "../../../lib/spool.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { textsOfEvent } from "./texts-query.ts"

const OPTIMISTIC_ATTEMPTS = 3

/**
 * Every text of the archive by its path, and the paths of its photos. `isOneState` is false if the event kept changing.
 */
export type SpooledTexts = {
  name: string
  spool: Spool
  files: { path: string; text: SpooledText }[]
  photos: string[]
  isOneState: boolean
}

/**
 * Reads every text of the event into a file in this folder; reads again if the event was changed in the meantime.
 * Throws NOT_FOUND if it is gone.
 */
export async function spoolTexts(db: Database, event: OrganizedEvent, folder: string): Promise<SpooledTexts> {
  for (let attempt = 1; ; attempt++) {
    const spool = await openSpool(folder)
    try {
      const before = await stateOf(db, event.eventId)
      const files: SpooledTexts["files"] = []
      for await (const { path, pieces } of textsOfEvent(db, event)) files.push({ path, text: await spool.add(pieces) })
      const images = await imagesOfEvent(db.prisma, event.eventId)
      const after = await stateOf(db, event.eventId)
      const isOneState = before.changeVersion === after.changeVersion
      if (isOneState || attempt === OPTIMISTIC_ATTEMPTS) {
        const photos = images.filter(isPhotoPath).map((url) => url.slice(1))
        return { name: after.name, spool, files, photos, isOneState }
      }
      await spool.close()
    } catch (error) {
      await spool.close()
      throw error
    }
  }
}

async function stateOf({ prisma }: Database, id: number): Promise<{ name: string; changeVersion: number }> {
  const row = await prisma.event.findUnique({ where: { id }, select: { name: true, changeVersion: true } })
  if (!row) throw new AppError("NOT_FOUND")
  return row
}
