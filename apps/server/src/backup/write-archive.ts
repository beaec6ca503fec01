import { createReadStream, createWriteStream } from "node:fs"
import { rename, rm, stat } from "node:fs/promises"
import { dirname } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { type Pack, pack } from "tar-stream"
import { flushFolder } from "../lib/flush-folder.ts"
import { addToTar } from "../lib/tar.ts"
import { type ArchivedFile, MANIFEST, type Manifest, newManifest } from "./manifest.ts"

/** A file to archive: its path in the archive, and its path on this machine. */
export type FileToArchive = { path: string; file: string }

export const UNFINISHED = ".unfinished"

/** Writes the files and their manifest into one compressed tar, whole or not at all. Returns its size in bytes. */
export async function writeArchive(
  target: string,
  files: readonly FileToArchive[],
  about: Omit<Manifest, "format" | "files">,
): Promise<number> {
  const unfinished = target + UNFINISHED
  const tar = pack()
  const output = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true })
  const written = pipeline(tar, createGzip(), output)
  try {
    // A full or failing disk ends both promises: without the race, filling the tar would wait for ever.
    await Promise.race([fill(tar, files, about), written.then(() => {})])
    await written
    await rename(unfinished, target)
    await flushFolder(dirname(target))
    return (await stat(target)).size
  } catch (error) {
    tar.destroy()
    await written.catch(() => {}) // The first error is reported.
    await rm(unfinished, { force: true })
    throw error
  }
}

async function fill(
  tar: Pack,
  files: readonly FileToArchive[],
  about: Omit<Manifest, "format" | "files">,
): Promise<void> {
  const archived: ArchivedFile[] = []
  for (const { path, file } of files) archived.push(await add(tar, path, file))
  const manifest = `${JSON.stringify(newManifest({ ...about, files: archived }), null, 2)}\n`
  tar.entry({ name: MANIFEST, mode: 0o600 }, manifest)
  tar.finalize()
}

async function add(tar: Pack, path: string, file: string): Promise<ArchivedFile> {
  const { size, mtime } = await stat(file)
  return addToTar(tar, { path, size, mtime }, createReadStream(file))
}
