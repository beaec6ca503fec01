import { resolve } from "node:path"
import { fileURLToPath } from "node:url"

/**
 * The absolute path of a SQLite `file:` address, relative to the working directory; null for PostgreSQL. Throws for
 * anything else.
 */
export function sqliteFile(url: string): string | null {
  if (url.startsWith("file://")) return fileURLToPath(url)
  if (url.startsWith("file:") && url.length > "file:".length) return resolve(url.slice("file:".length))
  if (/^postgres(ql)?:\/\//.test(url)) return null
  throw new Error('A database address begins with "file:" or "postgresql://".')
}
