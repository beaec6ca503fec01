import { readFileSync } from "node:fs"
import { cruise } from "dependency-cruiser"
import config from "../.dependency-cruiser.mjs"
import { runCommand } from "./lib/command.mjs"
import { folderCircles } from "./lib/folder-circles.mjs"
import { ROOT } from "./lib/root.mjs"

// `node scripts/count.mjs [FOLDER]`: what a checkout consists of. For an older state: `git worktree add ../before COMMIT`.
const root = process.argv[2] ?? ROOT
const listed = await runCommand("git", ["ls-files", "-z"], { cwd: root, quiet: true })

const TEST = /\.test\.\w+$|^apps\/\w+\/test\/|^packages\/testkit\/|^e2e\//
const CODE = /\.(?:tsx?|mjs|prisma|grit)$/
/** The first part that fits counts. */
const PARTS = {
  CSS: /\.css$/,
  "tests and proofs": TEST,
  bench: /^bench\//,
  scripts: /^scripts\//,
  web: /^apps\/web\//,
  server: /^apps\/server\//,
  packages: /^packages\//,
  other: /^/,
}
const files = listed.output
  .split("\0")
  .filter((path) => CODE.test(path) || PARTS.CSS.test(path))
  .filter((path) => path !== "prisma/migrations/models.prisma")
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, "utf8") }))
if (files.length === 0) throw new Error(`No file was read in ${root}.`)

const matches = (isPart, pattern) =>
  files.filter(({ path }) => isPart(path)).flatMap(({ path, text }) => [...text.matchAll(pattern)].map(() => path))
const lines = (counted) => counted.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0)
const print = (what, ...figures) =>
  console.log(what.padEnd(44) + figures.map((figure) => String(figure).padStart(9)).join(""))

print("", "files", "lines")
for (const [part, pattern] of Object.entries(PARTS)) {
  const counted = files.filter(({ path }) => Object.values(PARTS).find((one) => one.test(path)) === pattern)
  print(part, counted.length, lines(counted))
}
print("all written by hand", files.length, lines(files))

const sql = matches(
  (path) => path.startsWith("apps/server/src/") && !TEST.test(path),
  /\b(?:sql|read|transaction)\.(?:all|run)\b/g,
)
print("raw SQL: files, calls", new Set(sql).size, sql.length)
const keyed = matches((path) => !/\.test\.tsx?$/.test(path), /"(?:organizer|judge|admin|session|publicSite)\.\w+"/g)
const tables = [...new Set(keyed)].filter((path) => keyed.filter((one) => one === path).length >= 10)
print("files that name ten calls or more, rows", tables.length, keyed.filter((path) => tables.includes(path)).length)
const widths = matches((path) => PARTS.CSS.test(path), /@media[^{]*\d/g)
print("media queries with a width of their own", new Set(widths).size, widths.length)

const { output } = await cruise(
  ["apps", "packages"],
  { ...config.options, baseDir: root },
  config.options.enhancedResolveOptions,
)
print("circles of folders", folderCircles(output.modules).length)
