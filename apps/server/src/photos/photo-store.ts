import { randomBytes } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { LIMITS } from "@rosette/contract/limits"
import { isPhotoPath } from "@rosette/contract/photo-paths"
import type { Database } from "../data/database.ts"
import { type EncodedPhoto, encodePhoto, type PictureUse } from "./encode-photo.ts"
import type { PhotoFiles } from "./photo-files.ts"
import { turnsByEvent } from "./turns-by-event.ts"

/** Each of them waits on the disk. */
const MAX_WAITING = LIMITS.photo.uploadsAtOnce
const ADDRESSES_AT_ONCE = 500
const UNCLAIMED_AFTER_MS = 3_600_000
const SWEEP_EVERY_MS = 3_600_000

/** A picture, or how to read it when its turn has come: many that wait would fill the memory. */
export type Picture = Uint8Array | (() => Promise<Uint8Array>)

/** Keeps re-encoded photos and thumbnails under unguessable names. */
export type PhotoStore = {
  /**
   * Stores a picture and returns its path; refuses what is not a picture (UNSUPPORTED_MEDIA_TYPE). One picture is encoded at a
   * time, and events take turns. A cover's thumbnail is wide enough to head a screen.
   */
  save(picture: Picture, eventId?: number, use?: PictureUse): Promise<string>
  /** Copies a photo of this server and returns the copy's path; null if there is no such photo. */
  copy(url: string): Promise<string | null>
  /** A stored WebP by its file name, or a part of it, as a stream; null if there is none. */
  open: PhotoFiles["open"]
  /** Its size in bytes; null if there is none. */
  size: PhotoFiles["size"]
  /**
   * Removes the given photos of this server that no event, entry or published version shows; ignores other
   * addresses. Never rejects: the sweep removes what could not be removed.
   */
  release(urls: readonly (string | null)[]): Promise<void>
  /**
   * Removes photos and interrupted writes that are older than an hour and that nothing shows.
   */
  sweep(): Promise<void>
}

const fullName = (id: string) => `${id}.webp`
const thumbnailName = (id: string) => `${id}-thumb.webp`
const addressOf = (id: string) => `/photos/${fullName(id)}`
const idIn = (text: string) => text.match(/[0-9a-f]{32}/)?.[0] ?? ""

export function createPhotoStore({ files, db }: { files: PhotoFiles; db: Database }): PhotoStore {
  const inTurn = turnsByEvent(MAX_WAITING)

  /** The photos among these that any event or entry shows, or that a published version has shown. */
  const shown = async (ids: readonly string[]): Promise<Set<string>> => {
    const urls = ids.map(addressOf)
    const among = { where: { imageUrl: { in: urls } }, select: { imageUrl: true } }
    const users = [...(await db.prisma.entry.findMany(among)), ...(await db.prisma.snapshotPhoto.findMany(among))]
    const looks = await db.prisma.event.findMany({
      where: { OR: [{ coverUrl: { in: urls } }, { logoUrl: { in: urls } }] },
      select: { coverUrl: true, logoUrl: true },
    })
    const used = [
      ...users.map(({ imageUrl }) => imageUrl),
      ...looks.flatMap(({ coverUrl, logoUrl }) => [coverUrl, logoUrl]),
    ]
    return new Set(used.map((url) => idIn(url ?? "")))
  }

  /** Calls back with the photos among these that nothing shows, in slices. */
  const forEachUnshown = async (ids: readonly string[], work: (unshown: string[]) => Promise<void>) => {
    for (let start = 0; start < ids.length; start += ADDRESSES_AT_ONCE) {
      const some = ids.slice(start, start + ADDRESSES_AT_ONCE)
      const needed = await shown(some)
      await work(some.filter((id) => !needed.has(id)))
    }
  }

  const wholeOf = async (name: string) => {
    const photo = await files.open(name)
    return photo && buffer(photo.content)
  }

  const store = async ({ full, thumbnail }: EncodedPhoto) => {
    const id = randomBytes(16).toString("hex")
    await files.write([
      { name: thumbnailName(id), content: thumbnail },
      { name: fullName(id), content: full },
    ])
    return addressOf(id)
  }

  return {
    save: async (picture, eventId = 0, use = "photo") =>
      store(
        await inTurn(eventId, async () => encodePhoto(picture instanceof Uint8Array ? picture : await picture(), use)),
      ),
    async copy(url) {
      if (!isPhotoPath(url)) return null
      const [full, thumbnail] = await Promise.all([fullName, thumbnailName].map((name) => wholeOf(name(idIn(url)))))
      return full && thumbnail ? store({ full, thumbnail }) : null
    },
    open: files.open,
    size: files.size,
    async release(urls) {
      const ids = new Set(urls.filter((url) => url !== null && isPhotoPath(url)).map((url) => idIn(url ?? "")))
      try {
        await forEachUnshown([...ids], (gone) => files.remove(gone.flatMap((id) => [fullName(id), thumbnailName(id)])))
      } catch {
        // The caller's change is saved and must not seem to have failed; the next sweep removes the rest.
      }
    },
    async sweep() {
      // A database without entries is more likely the wrong one, or not restored yet, than a reason to remove all
      // photos.
      if (!(await db.prisma.entry.findFirst({ select: { id: true } }))) return
      const namesById = Map.groupBy(await files.olderThan(UNCLAIMED_AFTER_MS), idIn)
      await forEachUnshown([...namesById.keys()], (gone) => files.remove(gone.flatMap((id) => namesById.get(id) ?? [])))
    },
  }
}

/** Sweeps now and every hour, without keeping the process alive; the next sweep retries after a failure. */
export function startSweeping(store: Pick<PhotoStore, "sweep">, onFailure: (error: unknown) => void): { stop(): void } {
  const sweep = () => void store.sweep().catch(onFailure)
  sweep()
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}
