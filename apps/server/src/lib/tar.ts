import { createHash } from "node:crypto"
import { PassThrough, type Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { constants, createGzip } from "node:zlib"
import { type Pack, pack } from "tar-stream"

/** A file in a tar, with the SHA-256 of its content. */
export type TarredFile = { path: string; bytes: number; sha256: string }

type Header = { path: string; size: number; mtime: Date }

/** Adds a file to a tar and gives its sum. Rejects where the content is not as long as was said. */
export async function addToTar(tar: Pack, { path, size, mtime }: Header, content: Readable): Promise<TarredFile> {
  const hash = createHash("sha256")
  const read = new PassThrough().on("data", (chunk: Buffer) => hash.update(chunk))
  await pipeline(content, read, tar.entry({ name: path, size, mtime, mode: 0o600 }))
  return { path, bytes: size, sha256: hash.digest("hex") }
}

/**
 * A compressed tar as it is being filled, no faster than it is read. Where filling fails the stream is destroyed with that
 * error, so that nobody takes what came before it for the whole. `onEnd` runs once, also when nobody reads on.
 */
export function zippedTar(fill: (tar: Pack) => Promise<void>, onEnd: () => Promise<void>): Readable {
  const tar = pack()
  // Most of it is photos, which get no smaller by trying harder.
  const zipped = createGzip({ level: constants.Z_BEST_SPEED })
  const passedOn = pipeline(tar, zipped)
  const run = async () => {
    try {
      // A reader who leaves ends both: without the race the tar would wait for room for ever.
      await Promise.race([fill(tar), passedOn])
      tar.finalize()
      await passedOn
    } catch (error) {
      tar.destroy()
      zipped.destroy(error instanceof Error ? error : new Error(String(error)))
      await passedOn.catch(() => {}) // The first error is the one to report.
    } finally {
      await onEnd()
    }
  }
  void run()
  return zipped
}
