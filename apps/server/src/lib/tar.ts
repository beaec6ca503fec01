import { createHash } from "node:crypto"
import { PassThrough, type Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { constants, createGzip } from "node:zlib"
import { type Pack, pack } from "tar-stream"

/** A file in a tar, with the SHA-256 of its content. */
export type TarredFile = { path: string; bytes: number; sha256: string }

type Header = { path: string; size: number; mtime: Date }

/** Adds a file to a tar and returns its checksum. Rejects if the content does not have the given length. */
export async function addToTar(tar: Pack, { path, size, mtime }: Header, content: Readable): Promise<TarredFile> {
  const hash = createHash("sha256")
  const read = new PassThrough().on("data", (chunk: Buffer) => hash.update(chunk))
  await pipeline(content, read, tar.entry({ name: path, size, mtime, mode: 0o600 }))
  return { path, bytes: size, sha256: hash.digest("hex") }
}

/**
 * A compressed tar, filled no faster than it is read. If filling fails, the stream is destroyed with that error, so
 * that a part is not taken for the whole. `onEnd` runs once, also if the reader stops.
 */
export function zippedTar(fill: (tar: Pack) => Promise<void>, onEnd: () => Promise<void>): Readable {
  const tar = pack()
  // Most of it is photos, which a higher level does not make smaller.
  const zipped = createGzip({ level: constants.Z_BEST_SPEED })
  const passedOn = pipeline(tar, zipped)
  const run = async () => {
    try {
      // A reader who stops ends both promises: without the race, filling the tar would wait for ever.
      await Promise.race([fill(tar), passedOn])
      tar.finalize()
      await passedOn
    } catch (error) {
      tar.destroy()
      zipped.destroy(error instanceof Error ? error : new Error(String(error)))
      await passedOn.catch(() => {}) // The first error is reported.
    } finally {
      await onEnd()
    }
  }
  void run()
  return zipped
}
