import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

/** The repository's folder, whatever the current folder is. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..")

/** An absolute path inside the repository. */
export const inRoot = (...parts) => join(ROOT, ...parts)
