import { open } from "node:fs/promises"
import { dirname } from "node:path"

/** Makes new names in the folder of a file survive a power cut. */
export async function flushFolderOf(file: string): Promise<void> {
  const folder = await open(dirname(file))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
