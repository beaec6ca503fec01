import { readdirSync, readFileSync } from "node:fs"
import { basename, join, relative, sep } from "node:path"

const FOLDERS = ["apps", "packages", "scripts", "e2e", "bench", "prisma", "docs"]
const SKIPPED = new Set(["node_modules", "generated", "dist", "data", "test-results", "playwright-report", ".turbo"])
const SOURCE = /\.(ts|tsx|mjs|css|prisma)$/
const KEBAB_NAME = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const PRISMA_MIGRATION = /^\d{14}_[a-z0-9_]+$/
const DRAWERS = ["util", "utils", "helper", "helpers", "misc", "common", "manager"]
const SPELLED_BY_TOOLS = new Set(["README.md", "LICENSE", "migration_lock.toml"])
const LONGEST_SOURCE = 300
/** Written by `npm run migration`: all models in one file. */
const GENERATED = new Set(["prisma/migrations/models.prisma"])

// The brackets keep these patterns from matching this file.
const LEFTOVERS = [
  {
    pattern: /\b(TO[D]O|FIX[M]E|XX[X])\b/,
    sentence: "Finish it or write an issue: the code holds no notes to do it later.",
  },
  {
    pattern: /\b(it|test|describe)\.onl[y]\(/,
    sentence: "This leaves every other test out: run one test by its name.",
  },
  { pattern: /@ts-(ignor[e]|nochec[k])/, sentence: "Say to the compiler what is true instead of silencing it." },
]

const isDrawer = (name) => {
  const stem = name.split(".")[0] ?? ""
  return stem.split("-").some((word) => DRAWERS.includes(word))
}

/** Checks one file (`path` relative to the repository, with slashes): `{ rule, path, sentence }` for each violation. */
export function nameViolations({ path, text }) {
  const broken = []
  const report = (rule, sentence) => broken.push({ rule, path, sentence })
  for (const part of path.split("/")) {
    if (SPELLED_BY_TOOLS.has(part) || PRISMA_MIGRATION.test(part)) continue
    if (!KEBAB_NAME.test(part)) report("kebab-case", `"${part}": files and folders are written in kebab-case.`)
    if (isDrawer(part)) report("no-drawers", `"${part}" is a drawer for anything: name the thing that is in it.`)
  }
  if (!SOURCE.test(basename(path)) || GENERATED.has(path)) return broken
  const lines = text.split("\n")
  if (lines.length - 1 > LONGEST_SOURCE) {
    report("small-rooms", `${lines.length - 1} lines: which noun is hiding in it? ${LONGEST_SOURCE} is the most.`)
  }
  for (const { pattern, sentence } of LEFTOVERS) {
    const at = lines.findIndex((line) => pattern.test(line))
    if (at >= 0) report("no-leftovers", `line ${at + 1}: ${sentence}`)
  }
  return broken
}

/** Reads every file of the project below `root`: how many, and each violation. Throws when it read none. */
export function checkNames(root) {
  const files = FOLDERS.flatMap((folder) => filesIn(join(root, folder)))
  if (files.length === 0) throw new Error(`The check of names read no file in ${root}.`)
  const violations = files.flatMap((file) =>
    nameViolations({
      path: relative(root, file).split(sep).join("/"),
      text: SOURCE.test(file) ? readFileSync(file, "utf8") : "",
    }),
  )
  return { files: files.length, violations }
}

function filesIn(folder) {
  let entries = []
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    // A listed folder may not exist yet; any other error is real.
    if (error.code !== "ENOENT") throw error
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    const isOurData = entry.name === "data" && path.includes(join("server", "src"))
    if (SKIPPED.has(entry.name) && !isOurData) return []
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
