import { mkdir, open, rename, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { flushFolder } from "../lib/flush-folder.ts"
import { linkOrCopy } from "../lib/link-or-copy.ts"
import { namesIn, unlessMissing } from "../lib/missing-files.ts"
import { isPhotoFile, type PhotoFiles } from "./photo-files.ts"

const UNFINISHED = ".unfinished"

/** The photos in a folder of this machine. */
export function photoFolder(folder: string): PhotoFiles {
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
        await flushFolder(folder)
      } catch (error) {
        await remove(files.flatMap(({ name }) => [name, name + UNFINISHED]))
        throw error
      }
    },
    async size(name) {
      const found = isPhotoFile(name) ? await stat(join(folder, name)).catch(unlessMissing) : null
      return found?.size ?? null
    },
    async open(name, part) {
      const file = isPhotoFile(name) ? await open(join(folder, name)).catch(unlessMissing) : null
      if (!file) return null
      const { size } = await file.stat()
      return { bytes: part ? part.end - part.start + 1 : size, content: file.createReadStream(part) }
    },
    copyTo: (name, file) => linkOrCopy(join(folder, name), file),
    remove,
    async olderThan(ageMs) {
      const found = await namesIn(folder)
      const ours = found.filter((name) => isPhotoFile(name.replace(UNFINISHED, "")))
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
