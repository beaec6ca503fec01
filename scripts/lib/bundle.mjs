const KILOBYTE = 1_000
const ENTRY = "index.html"
const WORKSPACE = "src/app/workspace.tsx"
/** Loaded by the page itself, before everything: not in the manifest. */
const HEAD_SCRIPT = "color-scheme.js"
/** A screen, or a route that composes one of several features. */
const SCREEN = /-(?:screen|route)\.tsx$/
/** Screens that never ask the server, or ask it without the frame of hooks. */
const WITHOUT_FRAME = /^src\/(?:app\/[^/]*-screen\.tsx$|features\/(?:landing|legal|judging)\/)/

/** What a screen may weigh, in gzip kilobytes (of 1,000 bytes): `js` and `css` in all, `adds` on top of the entry. */
const BUDGETS = [
  { screen: /\/landing-screen\.tsx$/, js: 110 },
  { screen: /\/judging-screen\.tsx$/, js: 150, css: 20 },
  { screen: SCREEN, adds: 120 },
]

/** A chunk and everything that it imports statically: the files that come with it. */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))]
}

/**
 * Weighs every screen of a Vite manifest. `sizeOf(file)` answers gzip bytes. A screen's weight is the entry, the screen, and
 * for screens that call the server by hooks the workspace, each with what it imports; nothing counts twice.
 */
export function weighScreens(manifest, sizeOf) {
  const weigh = (keys, extension) => {
    const files = new Set([HEAD_SCRIPT, ...keys.flatMap((key) => filesOf(manifest, key))])
    return [...files].filter((file) => file.endsWith(extension)).reduce((sum, file) => sum + sizeOf(file), 0) / KILOBYTE
  }
  const screens = (manifest[ENTRY]?.dynamicImports ?? []).filter((key) => SCREEN.test(key))
  const entry = weigh([ENTRY], ".js")
  return screens.map((screen) => {
    const keys = [ENTRY, screen, ...(WITHOUT_FRAME.test(screen) ? [] : [WORKSPACE])]
    const js = weigh(keys, ".js")
    return { screen, js, css: weigh(keys, ".css"), adds: js - entry }
  })
}

/** The budgets that a weighed screen breaks, each as a sentence. */
export function brokenBudgets(weighed) {
  const budget = BUDGETS.find(({ screen }) => screen.test(weighed.screen)) ?? {}
  return ["js", "css", "adds"]
    .filter((measure) => budget[measure] !== undefined && weighed[measure] > budget[measure])
    .map((measure) => `${weighed.screen}: ${measure} ${weighed[measure].toFixed(1)} KB, at most ${budget[measure]} KB`)
}
