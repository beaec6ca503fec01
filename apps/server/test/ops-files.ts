import { readFileSync } from "node:fs"
import { join } from "node:path"

export const OPS = join(import.meta.dirname, "../../../ops")

/** Every NAME=value of a text. */
export const assignments = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/\b([A-Z][A-Z0-9_]+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]))

/** The settings of a file of ops/, without what is commented out. */
export const settingsIn = (name: string): Record<string, string> =>
  assignments(readFileSync(join(OPS, name), "utf8").replace(/^#.*$/gm, ""))
