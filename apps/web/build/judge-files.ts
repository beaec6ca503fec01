import type { Manifest } from "vite"
import { API_PROVIDER, NOT_FOUND, SCREENS } from "../src/app/screens.ts"

const ENTRY = "index.html"

/** The screens that open without a network, and what every screen needs. Their imports, also dynamic ones, are included. */
const STORED = [
  ENTRY,
  API_PROVIDER,
  "src/app/app-update.tsx",
  ...[NOT_FOUND, ...Object.values(SCREENS)].flatMap(({ isStored, module }) => (isStored ? [module] : [])),
]

/** Further files that a page requests before it shows anything, and the drawing of the welcome screen. */
const OF_THE_PAGE = [
  ENTRY,
  "color-scheme.js",
  "old-browser.js",
  "favicon.svg",
  "manifest.webmanifest",
  "drawings/winner.svg",
]

/** The limit of all files on a judge's phone, in bytes before compression. */
export const MOST_BYTES = 1_200_000

/**
 * Returns the files of a build that a judge's screens need, with every dialog they may open, and nothing of the organizer's.
 * Throws if one of the screens was not built.
 */
export function judgeFiles(manifest: Manifest): Set<string> {
  const files = new Set(OF_THE_PAGE)
  const seen = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    // The entry imports every screen dynamically; STORED says which of them are needed.
    const later = key === ENTRY ? [] : (chunk.dynamicImports ?? [])
    for (const next of [...(chunk.imports ?? []), ...later]) add(next)
  }
  for (const key of STORED) {
    if (!manifest[key]) throw new Error(`${key} is not in the build: correct src/app/screens.ts.`)
    add(key)
  }
  return files
}
