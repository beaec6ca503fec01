import { createHash } from "node:crypto"
import { relative, resolve, sep } from "node:path"

const WEB = resolve(import.meta.dirname, "..")

/** The class of a CSS module in the page: its own name and four characters for the file. The usual names also have a line number. */
export function classInPage(name: string, file: string): string {
  // A file of the development server has a query.
  const path = relative(WEB, file.replace(/\?.*$/, "")).split(sep).join("/")
  return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`
}

/** For every build whose HTML or styles meet in a page. */
export const CLASS_NAMES = { modules: { generateScopedName: classInPage } }
