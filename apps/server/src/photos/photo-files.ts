import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import { join } from "node:path"

const PHOTO_FILE = /^[0-9a-f]{32}(-thumb)?\.webp$/
const UNFINISHED = ".unfinished"

/** The files of one folder: written atomically, and only photos are ever read from it. */
export type PhotoFiles = {
  write(files: readonly { name: string; content: Buffer }[]): Promise<void>
  /** Null unless it is the name of an existing photo. */
  read(name: string): Promise<Buffer | null>
  remove(names: readonly string[]): Promise<void>
  /** The names of photos and of interrupted writes older than that. */
  olderThan(ageMs: number): Promise<string[]>
}

export function photoFiles(folder: string): PhotoFiles {
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
  }

  const isOlder = async (name: string, ageMs: number) => {
    const found = await stat(join(folder, name)).catch(unlessMissing)
    return found !== null && Date.now() - found.mtimeMs > ageMs
  }

  return {
    async write(files) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await Promise.all(files.map(({ name, content }) => writeDurably(join(folder, name + UNFINISHED), content)))
        for (const { name } of files) await rename(join(folder, name + UNFINISHED), join(folder, name))
        await flush(folder)
      } catch (error) {
        await remove(files.flatMap(({ name }) => [name, name + UNFINISHED]))
        throw error
      }
    },
    async read(name) {
      return PHOTO_FILE.test(name) ? readFile(join(folder, name)).catch(unlessMissing) : null
    },
    remove,
    async olderThan(ageMs) {
      const found = (await readdir(folder).catch(unlessMissing)) ?? []
      const ours = found.filter((name) => PHOTO_FILE.test(name.replace(UNFINISHED, "")))
      const old: string[] = []
      for (const name of ours) if (await isOlder(name, ageMs)) old.push(name)
      return old
    },
  }
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, "wx", 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes new names in a folder survive a power cut. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A missing file is an answer; any other error is thrown. */
function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null
  throw error
}
