import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Asked } from "./ask.ts"
import { type Finding, fault, ok, warning } from "./finding.ts"
import { PROGRAM_FILES } from "./from-the-server.ts"

/** The installed program: its browser files, and the server if it was built. */
export type Program = { web: string; server: string | null }

/** In a built folder the server stands beside this file; in the repository it runs from its sources. */
export function installedProgram(): Program {
  const server = join(import.meta.dirname, "main.js")
  return { web: PROGRAM_FILES.web, server: existsSync(server) ? server : null }
}

type BrowserFacts = {
  folder: string
  /** The scripts and styles that the installed page names; null without one. */
  files: string[] | null
  /** Those that the page at the public address names; null if none was read. */
  publicFiles: string[] | null
  /** By how much they are older than the built server; null in the repository. */
  olderByMs: number | null
  /** Whether they were built from the sources beside them; null in a built folder. */
  isOfSources: boolean | null
}

export async function readBrowserFiles(
  { web: folder, server }: Program,
  publicPage: Asked | null,
): Promise<BrowserFacts> {
  const page = join(folder, "index.html")
  const isThere = existsSync(page)
  return {
    folder,
    files: isThere ? filesIn(readFileSync(page, "utf8")) : null,
    publicFiles: publicPage?.answer?.status === 200 ? filesIn(publicPage.answer.body) : null,
    olderByMs: isThere && server !== null ? statSync(server).mtimeMs - statSync(page).mtimeMs : null,
    isOfSources: server === null ? await isOfSources() : null,
  }
}

/** The files that are named by their content: another build has other names. */
const filesIn = (page: string): string[] => [...new Set(page.match(/\/assets\/[\w.-]+/g))].sort()

/** The rule by which `npm start` builds them again. The built folder has neither these scripts nor a need of them. */
async function isOfSources(): Promise<boolean> {
  const script = new URL("../../../../scripts/lib/web-build.mjs", import.meta.url).href
  const { isWebCurrent } = (await import(script)) as { isWebCurrent(): boolean }
  return isWebCurrent()
}

/** A build writes the server and the browser files within a minute; copying them may take longer. */
const SAME_BUILD_MS = 3_600_000

export function browserFilesFinding({ folder, files, publicFiles, olderByMs, isOfSources }: BrowserFacts): Finding {
  if (files === null)
    return fault(
      "browser-files",
      `There are no browser files in ${folder}.`,
      "npm run build makes the whole folder; npm start builds them by itself.",
    )
  if (olderByMs !== null && olderByMs > SAME_BUILD_MS)
    return fault(
      "browser-files",
      `The browser files in ${folder} are older than the server.`,
      "Copy the whole built folder again, and restart the server.",
    )
  if (isOfSources === false)
    return warning(
      "browser-files",
      `The browser files in ${folder} were built from other sources than these.`,
      "npm start builds them again.",
    )
  if (publicFiles !== null && publicFiles.join() !== files.join())
    return fault(
      "browser-files",
      "The public address serves other browser files than are installed here.",
      "Restart every server after an update, and let no proxy keep pages that the server marks no-cache.",
    )
  return ok("browser-files", "The browser files are those of this version.")
}
