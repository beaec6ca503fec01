import { randomBytes } from "node:crypto"
import { open, rm } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"

/** A text in pieces; already serialized text may be bytes. */
export type Pieces = Iterable<string | Buffer> | AsyncIterable<string | Buffer>

/** The place of a text in a spool. */
export type SpooledText = { start: number; bytes: number }

/** Texts of unknown length, kept on the disk until they are sent. */
export type Spool = {
  add(pieces: Pieces): Promise<SpooledText>
  read(text: SpooledText): Readable
  close(): Promise<void>
}

/**
 * Opens a file in a folder and deletes its name at once: nothing of it remains when it is closed or the process is
 * killed.
 */
export async function openSpool(folder: string): Promise<Spool> {
  const path = join(folder, `.spool-${randomBytes(6).toString("hex")}`)
  const file = await open(path, "wx+", 0o600)
  await rm(path)
  let end = 0
  return {
    async add(pieces) {
      const start = end
      for await (const piece of pieces) {
        await file.appendFile(piece)
        end += Buffer.byteLength(piece)
      }
      return { start, bytes: end - start }
    },
    read({ start, bytes }) {
      return bytes === 0
        ? Readable.from([])
        : file.createReadStream({ start, end: start + bytes - 1, autoClose: false })
    },
    close: () => file.close(),
  }
}
