import { API_PROVIDER, SCREENS } from "../../apps/web/src/app/screens.ts"

const KILOBYTE = 1_000
const ENTRY = "index.html"

/** A screen's budget in gzip kilobytes (of 1,000 bytes): `js` and `css` in total, `adds` is the JS beyond the entry. */
const BUDGETS = [
  { screen: /\/landing-screen\.tsx$/, js: 125 },
  { screen: /\/judging-screen\.tsx$/, js: 180, css: 24 },
  { screen: /./, adds: 140 },
]

/** The files of a chunk and all its static imports. */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))]
}

/**
 * Returns the size of every screen of a Vite manifest. `sizeOf(file)` returns gzip bytes. A screen's size is the entry, the
 * screen, and the API provider if it calls the server, with all imports, each file counted once.
 */
export function measureScreens(manifest, sizeOf) {
  const kilobytesOf = (keys, extension) => {
    const files = new Set(keys.flatMap((key) => filesOf(manifest, key)))
    return [...files].filter((file) => file.endsWith(extension)).reduce((sum, file) => sum + sizeOf(file), 0) / KILOBYTE
  }
  const entry = kilobytesOf([ENTRY], ".js")
  const screens = new Map(Object.values(SCREENS).map((facts) => [facts.module, facts]))
  return [...screens.values()]
    .filter(({ module }) => manifest[module])
    .map(({ module: screen, callsServer }) => {
      const keys = [ENTRY, screen, ...(callsServer ? [API_PROVIDER] : [])]
      const js = kilobytesOf(keys, ".js")
      return { screen, js, css: kilobytesOf(keys, ".css"), adds: js - entry }
    })
}

/** The budgets that a measured screen exceeds, one sentence each. */
export function exceededBudgets(size) {
  const budget = BUDGETS.find(({ screen }) => screen.test(size.screen)) ?? {}
  return ["js", "css", "adds"]
    .filter((measure) => budget[measure] !== undefined && size[measure] > budget[measure])
    .map((measure) => `${size.screen}: ${measure} ${size[measure].toFixed(1)} KB, at most ${budget[measure]} KB`)
}

/**
 * What browsers that judges still have cannot do (apps/web/src/lib/browsers.ts): the build rewrites syntax, but neither regular
 * expressions nor functions. `timeout` and `canParse` came to Safari with 16 and 17.
 */
const TOO_NEW = {
  "a regular expression that looks behind": /\(\?<[=!]/,
  "a copying method of arrays": /\.(?:toSorted|toReversed|toSpliced)\(/,
  "AbortSignal.timeout or AbortSignal.any": /\bAbortSignal\.(?:timeout|any)\b/,
  "URL.canParse": /\bURL\.canParse\b/,
  "Object.groupBy, Map.groupBy or Array.fromAsync": /\b(?:(?:Object|Map)\.groupBy|Array\.fromAsync)\b/,
  "Promise.withResolvers or Promise.try": /\bPromise\.(?:withResolvers|try)\b/,
  "a method for well-formed text": /\.(?:isWellFormed|toWellFormed)\(/,
  checkVisibility: /\.checkVisibility\(/,
  requestIdleCallback: /(?:^|[^.\w])requestIdleCallback\(/,
}

/** `typeof a.b == "function" ? a.b`: the script asks first. */
const ASKED = /typeof ([\w.]+)\s*={2,3}\s*(["'`])function\2\s*\?\s*\1/g

/** What a script of judges uses that their older browsers lack, one sentence each. `script` is its text. */
export function tooNewForJudges(file, script) {
  const text = script.replaceAll(ASKED, "")
  return Object.entries(TOO_NEW)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what, pattern]) => {
      const at = text.search(pattern)
      return `${file}: ${what}, which older browsers of judges lack: …${text.slice(Math.max(0, at - 60), at + 60)}…`
    })
}
