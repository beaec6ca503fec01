import { readdirSync, readFileSync } from "node:fs"
import { basename, join, relative, sep } from "node:path"
import { doubleNames } from "./exported-names.mjs"
import { queryViolations } from "./query-layer.mjs"

const FOLDERS = ["apps", "packages", "scripts", "e2e", "bench", "prisma", "docs"]
const SKIPPED = new Set(["node_modules", "generated", "dist", "data", "test-results", "playwright-report", ".turbo"])
const SOURCE = /\.(ts|tsx|mjs|css|prisma)$/
const KEBAB_NAME = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const PRISMA_MIGRATION = /^\d{14}_[a-z0-9_]+$/
const VAGUE_WORDS = ["util", "utils", "helper", "helpers", "misc", "common", "manager"]
const NAMED_BY_TOOLS = new Set(["README.md", "LICENSE", "migration_lock.toml"])
const MAX_LINES = 300
/** Written by `npm run migration`: all models in one file. */
const GENERATED = new Set(["prisma/migrations/models.prisma"])

// The brackets keep these patterns from matching this file.
const LEFTOVERS = [
  {
    pattern: /\b(TO[D]O|FIX[M]E|XX[X])\b/,
    sentence: "Finish it or write an issue: the code contains no notes for later.",
  },
  {
    pattern: /\b(it|test|describe)\.onl[y]\(/,
    sentence: "This skips every other test: run a single test by its name instead.",
  },
  { pattern: /@ts-(ignor[e]|nochec[k])/, sentence: "Correct the types instead of silencing the compiler." },
]

const isVague = (name) => {
  const stem = name.split(".")[0] ?? ""
  return stem.split("-").some((word) => VAGUE_WORDS.includes(word))
}

/** Checks one file (`path` is relative to the repository, with slashes). Returns `{ rule, path, sentence }` per violation. */
export function nameViolations({ path, text }) {
  const broken = []
  const report = (rule, sentence) => broken.push({ rule, path, sentence })
  for (const part of path.split("/")) {
    if (NAMED_BY_TOOLS.has(part) || PRISMA_MIGRATION.test(part)) continue
    if (!KEBAB_NAME.test(part)) report("kebab-case", `"${part}": files and folders are written in kebab-case.`)
    if (isVague(part)) report("vague-name", `"${part}" can mean anything: name what is in it.`)
  }
  if (!SOURCE.test(basename(path)) || GENERATED.has(path)) return broken
  const lines = text.split("\n")
  if (lines.length - 1 > MAX_LINES) {
    report("file-length", `${lines.length - 1} lines, at most ${MAX_LINES} are allowed: split it by noun.`)
  }
  for (const { pattern, sentence } of LEFTOVERS) {
    const at = lines.findIndex((line) => pattern.test(line))
    if (at >= 0) report("no-leftovers", `line ${at + 1}: ${sentence}`)
  }
  return [...broken, ...queryViolations({ path, text })]
}

/** Reads every file of the project below `root`. Returns their number and all violations. Throws if it read none. */
export function checkNames(root, allowed) {
  const files = FOLDERS.flatMap((folder) => filesIn(join(root, folder)))
  if (files.length === 0) throw new Error(`The name check read no file in ${root}.`)
  const read = files.map((file) => ({
    path: relative(root, file).split(sep).join("/"),
    text: SOURCE.test(file) ? readFileSync(file, "utf8") : "",
  }))
  const violations = [...read.flatMap(nameViolations), ...doubleNames(read, allowed)]
  return { files: files.length, violations }
}

function filesIn(folder) {
  let entries = []
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    // A listed folder may be missing.
    if (error.code !== "ENOENT") throw error
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    const isOurData = entry.name === "data" && path.includes(join("server", "src"))
    if (SKIPPED.has(entry.name) && !isOurData) return []
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
