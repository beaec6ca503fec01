import type { Manifest } from "vite"

const ENTRY = "index.html"

/** The screens of judges, and what every screen needs. Their imports, also dynamic ones, are included. */
const OF_JUDGES = [
  /^src\/app\/app-update\.tsx$/,
  /^src\/app\/not-found-screen\.tsx$/,
  /^src\/app\/api-provider\.tsx$/,
  /^src\/features\/judging\/(?:welcome\/)?[^/]+-screen\.tsx$/,
  /^src\/features\/landing\/[^/]+-screen\.tsx$/,
  /^src\/features\/sign-in\/judge\/judge-[^/]+-screen\.tsx$/,
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
 * Throws if nothing matches a pattern, so that a renamed file is noticed.
 */
export function judgeFiles(manifest: Manifest): Set<string> {
  const files = new Set(OF_THE_PAGE)
  const seen = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    // The entry imports every screen dynamically; OF_JUDGES says which of them are needed.
    const later = key === ENTRY ? [] : (chunk.dynamicImports ?? [])
    for (const next of [...(chunk.imports ?? []), ...later]) add(next)
  }
  for (const pattern of [/^index\.html$/, ...OF_JUDGES]) {
    const keys = Object.keys(manifest).filter((key) => pattern.test(key))
    if (keys.length === 0)
      throw new Error(`Nothing in the build is a judge's by ${pattern}: correct build/judge-files.ts.`)
    keys.forEach(add)
  }
  return files
}
