import { readdir } from "node:fs/promises"

/** For `catch`: returns null for a missing file or folder and throws any other error. */
export function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null
  throw error
}

/** The names in a folder; none if there is no such folder. */
export const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(unlessMissing)) ?? []
