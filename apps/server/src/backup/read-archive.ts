import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { PassThrough, Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { extract } from "tar-stream"
import { makeFolder } from "../lib/make-folder.ts"
import { type ArchivedFile, MANIFEST, type Manifest, readManifest } from "./manifest.ts"

/** The only paths that an archive may contain, so that no file is written outside the folder. */
const PLACES =
  /^(?:manifest\.json|database\/\w+\.(?:db|jsonl|json)|photos\/[0-9a-f]{32}(?:-thumb)?\.webp|secrets\/[a-z-]+)$/
const NAMED_AT_MOST = 5

/**
 * Unpacks an archive into a folder and compares every file with its checksum. Throws one sentence that names the
 * damage.
 */
export async function readArchive(archive: string, folder: string): Promise<Manifest> {
  const { found, damage } = await unpack(archive, folder)
  if (!found.has(MANIFEST)) throw new Error(`The archive is damaged: it has no ${MANIFEST}, so it ended too early.`)
  const manifest = readManifest(await readFile(join(folder, MANIFEST), "utf8"))
  found.delete(MANIFEST)
  const damages = damagesOf(manifest.files, found)
  if (damages.length > 0) throw new Error(`The archive is damaged: ${listed(damages)}.`)
  if (damage !== undefined) throw unreadable(damage, archive, "its end")
  return manifest
}

type Unpacked = { found: Map<string, string>; damage: unknown }

/**
 * Unpacks the files and returns the SHA-256 of each. `damage` is an error after which all files could still be read:
 * the checksums show which file is damaged.
 */
async function unpack(archive: string, folder: string): Promise<Unpacked> {
  const found = new Map<string, string>()
  const entries = extract()
  let reading = "its beginning"
  const bytes = readUntilDamage(archive)
  const unpacked = pipeline(Readable.from(bytes.chunks(), { highWaterMark: 1 }), entries)
  // The loop below ends with the same error and reports it.
  unpacked.catch(() => {})
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header
      reading = name
      if (type !== "file" || !PLACES.test(name)) throw new Error(`it holds "${name}", which is no part of a backup`)
      const file = join(folder, name)
      makeFolder(dirname(file), 0o700)
      const hash = createHash("sha256")
      const read = new PassThrough().on("data", (chunk: Buffer) => hash.update(chunk))
      await pipeline(entry, read, createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }))
      found.set(name, hash.digest("hex"))
    }
    await unpacked
  } catch (error) {
    throw unreadable(bytes.damage() ?? error, archive, reading)
  }
  if (!found.has(MANIFEST) && bytes.damage() !== undefined) throw unreadable(bytes.damage(), archive, reading)
  return { found, damage: bytes.damage() }
}

/**
 * The bytes of a compressed file up to the place where it is damaged or ends too early: everything before it is
 * unpacked first, so that the error can name the damaged file.
 */
function readUntilDamage(archive: string) {
  const unzipped = createGunzip()
  // The reader below gets the same error.
  pipeline(createReadStream(archive), unzipped).catch(() => {})
  let damage: unknown
  return {
    damage: () => damage,
    async *chunks() {
      try {
        yield* unzipped
      } catch (error) {
        damage = error
      }
    },
  }
}

function unreadable(error: unknown, archive: string, reading: string): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const code = "code" in error ? String(error.code) : ""
  if (code === "ENOENT" || code === "EACCES" || code === "EISDIR")
    return new Error(`There is no archive at ${archive}.`)
  if (code === "ENOSPC") return error
  return new Error(`The archive is damaged: it cannot be read at ${reading} (${error.message}).`, { cause: error })
}

function damagesOf(files: readonly ArchivedFile[], found: ReadonlyMap<string, string>): string[] {
  const known = new Set(files.map(({ path }) => path))
  return [
    ...files.flatMap(({ path, sha256 }) => {
      const sum = found.get(path)
      if (sum === undefined) return [`${path} is missing`]
      return sum === sha256 ? [] : [`${path} is not what was saved`]
    }),
    ...[...found.keys()].filter((path) => !known.has(path)).map((path) => `${path} is not in its manifest`),
  ]
}

function listed(damages: readonly string[]): string {
  const more = damages.length - NAMED_AT_MOST
  return [...damages.slice(0, NAMED_AT_MOST), ...(more > 0 ? [`and ${more} more`] : [])].join(", ")
}
