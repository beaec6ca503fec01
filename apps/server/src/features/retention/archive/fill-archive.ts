import { Readable } from "node:stream"
import type { Pack } from "tar-stream"
import { addToTar, type TarredFile } from "../../../lib/tar.ts"
import type { PhotoStore } from "../../../photos/photo-store.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { readMe } from "./read-me.ts"
import type { SpooledTexts } from "./spool-texts.ts"

type Parts = {
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
export async function fillArchive(tar: Pack, { texts, photos, isThere, now }: Parts): Promise<void> {
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
