import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

/** The repository's folder, whatever the current folder is. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..")

/** An absolute path inside the repository. */
export const inRoot = (...parts) => join(ROOT, ...parts)

/** Where Node keeps the code that it has compiled, from one start to the next. */
export const COMPILED = inRoot("node_modules", ".cache", "rosette", "compiled")
