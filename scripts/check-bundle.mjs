import { existsSync, readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { judgeFiles } from "../apps/web/build/judge-files.ts"
import { exceededBudgets, measureScreens, tooNewForJudges } from "./lib/bundle.mjs"
import { inRoot } from "./lib/root.mjs"

/** The worker that reads the codes of cards where the browser cannot: stored for offline, and no part of any screen. */
const QR_READER = /qr-worker-[^/]*\.js$/
const MAX_QR_READER_KB = 20

const dist = (...parts) => inRoot("apps/web/dist", ...parts)
const manifestFile = dist(".vite/manifest.json")
if (!existsSync(manifestFile)) {
  console.error("Bundle: there is no build. Run `npm run build -w apps/web` first.")
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"))
const gzipOf = (file) => gzipSync(readFileSync(dist(file)), { level: 9 }).length
const screens = measureScreens(manifest, gzipOf)
if (screens.length === 0) {
  console.error("Bundle: the build contains no screen, so nothing was measured.")
  process.exit(1)
}

const row = (name, ...figures) => name.padEnd(56) + figures.map((figure) => figure.padStart(9)).join("")
console.log(row("gzip KB", "JS", "CSS", "adds"))
for (const { screen, js, css, adds } of screens) {
  console.log(row(screen, js.toFixed(1), css.toFixed(1), adds.toFixed(1)))
}
const exceeded = screens.flatMap(exceededBudgets)
// Beside the files of the manifest: the script of the pages' heads, and the worker.
const ofJudges = [...judgeFiles(manifest), "sw.js"].filter((file) => file.endsWith(".js"))
const readers = ofJudges.filter((file) => QR_READER.test(file))
if (readers.length !== 1) exceeded.push("The build has no reader of QR codes among the files for offline.")
for (const file of readers) {
  const size = gzipOf(file) / 1_000
  console.log(row(file, size.toFixed(1)))
  if (size > MAX_QR_READER_KB) exceeded.push(`${file}: ${size.toFixed(1)} KB, at most ${MAX_QR_READER_KB} KB`)
}
const tooNew = ofJudges.flatMap((file) => tooNewForJudges(file, readFileSync(dist(file), "utf8")))
for (const sentence of [...exceeded, ...tooNew]) console.error(sentence)
console.log(
  `Bundle: ${screens.length} screens measured, ${exceeded.length} over budget, ${tooNew.length} of ${ofJudges.length} scripts of judges too new for their browsers.`,
)
if (exceeded.length + tooNew.length > 0) process.exit(1)
