import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { Cookies, Session } from "./session.ts"

const OWNER_ONLY = 0o600
const OTHERS = 0o077

/** A session in a file that only its owner can read. It holds the sessions of several servers. */
export function fileSession(path: string): Session {
  return {
    read: (origin) => readAll(path)[origin] ?? {},
    write(origin, cookies) {
      const all = { ...readAll(path), [origin]: cookies }
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      // Written beside it and renamed: no other program reads half a file.
      const beside = `${path}.${process.pid}`
      writeFileSync(beside, `${JSON.stringify(all, null, 2)}\n`, { mode: OWNER_ONLY })
      renameSync(beside, path)
    },
  }
}

function readAll(path: string): Record<string, Cookies> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return {}
  // Windows has no such modes.
  if (process.platform !== "win32" && (stats.mode & OTHERS) !== 0)
    throw new Error(`Others can read the sessions in ${path}. Sign out everywhere, or run: chmod 600 ${path}`)
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    // The parser's own words say nothing of what to do.
    throw new Error(`The sessions in ${path} cannot be read. Delete the file and sign in again.`)
  }
}
