import { existsSync, readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { brokenBudgets, weighScreens } from "./lib/bundle.mjs"
import { inRoot } from "./lib/root.mjs"

const dist = (...parts) => inRoot("apps/web/dist", ...parts)
const manifestFile = dist(".vite/manifest.json")
if (!existsSync(manifestFile)) {
  console.error("Bundle: there is no build to weigh. Run `npm run build -w apps/web` first.")
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"))
const screens = weighScreens(manifest, (file) => gzipSync(readFileSync(dist(file)), { level: 9 }).length)
if (screens.length === 0) {
  console.error("Bundle: the build names no screen, so nothing was weighed.")
  process.exit(1)
}

const row = (name, ...figures) => name.padEnd(56) + figures.map((figure) => figure.padStart(9)).join("")
console.log(row("gzip KB", "JS", "CSS", "adds"))
for (const { screen, js, css, adds } of screens) {
  console.log(row(screen, js.toFixed(1), css.toFixed(1), adds.toFixed(1)))
}
const broken = screens.flatMap(brokenBudgets)
for (const sentence of broken) console.error(sentence)
console.log(`Bundle: ${screens.length} screens weighed, ${broken.length} over budget.`)
if (broken.length > 0) process.exit(1)
