const KILOBYTE = 1_000
const ENTRY = "index.html"
const WORKSPACE = "src/app/workspace.tsx"
/** Loaded by the page itself, before everything: not in the manifest. */
const HEAD_SCRIPT = "color-scheme.js"
/** A screen, or a route that composes one of several features. */
const SCREEN = /-(?:screen|route)\.tsx$/
/** Screens that never call the server, or only without hooks. */
const WITHOUT_FRAME = /^src\/(?:app\/[^/]*-screen\.tsx$|features\/(?:landing|legal|judging)\/)/

/** A screen's budget in gzip kilobytes (of 1,000 bytes): `js` and `css` in all, `adds` beyond the entry. */
const BUDGETS = [
  { screen: /\/landing-screen\.tsx$/, js: 110 },
  { screen: /\/judging-screen\.tsx$/, js: 150, css: 20 },
  { screen: SCREEN, adds: 120 },
]

/** The files of a chunk and all its static imports. */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))]
}

/**
 * Weighs every screen of a Vite manifest. `sizeOf(file)` returns gzip bytes. A screen's weight is the entry, the
 * screen, and for screens that call the server by hooks the workspace, with all imports; nothing counts twice.
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

/** The budgets a weighed screen exceeds, each as a sentence. */
export function brokenBudgets(weighed) {
  const budget = BUDGETS.find(({ screen }) => screen.test(weighed.screen)) ?? {}
  return ["js", "css", "adds"]
    .filter((measure) => budget[measure] !== undefined && weighed[measure] > budget[measure])
    .map((measure) => `${weighed.screen}: ${measure} ${weighed[measure].toFixed(1)} KB, at most ${budget[measure]} KB`)
}
