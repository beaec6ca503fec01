import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inRoot } from "./lib/root.mjs"

const NOT_OURS = new Set([".git", ".node", "dist", "generated", "node_modules"])

/** Every file and folder of the repository, each with a slash before its path. */
const existing = (folder = "") =>
  readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? [path, ...existing(path)] : [path]
    })

const PATHS = existing()
const FOLDERS = "apps|packages|docs|scripts|prisma|e2e|bench|ops"
const FROM_ROOT = new RegExp(`^(?:${FOLDERS})(?:/[\\w.-]+)*$|^[A-Z]+\\.md$`)
/** A source file, by its name or by the end of its path. */
const FILE = /^\.?\w[\w.-]*(?:\/[\w.-]+)*\.(?:css|md|mjs|prisma|tsx?)$/
/** The short names that docs/reviews declares. */
const SHORT = [
  [/^server(?=\/|$)/, "apps/server/src"],
  [/^web(?=\/|$)/, "apps/web/src"],
  [/^journeys(?=\/|$)/, "e2e/journeys"],
]

/**
 * The paths of this repository that a text names between backticks, in full. Placeholders as in `features/<noun>` are no paths.
 */
const pathsIn = (text) =>
  [...text.replaceAll(/^```.*?^```/gms, "").matchAll(/`([^`\n]+?)\/?`/g)]
    .map(([, code]) => SHORT.reduce((path, [short, full]) => path.replace(short, full), code))
    .filter((path) => FROM_ROOT.test(path) || FILE.test(path))

/** The tables that a text names with the file that holds them: "`NAME` in `path`" or "`NAME` (`path`)". */
const tablesIn = (text) =>
  [...text.matchAll(/`([A-Z][A-Z_]+)`\s+(?:in\s+|\()`([^`\n]+)`/g)]
    .map(([, table, path]) => ({ table, path }))
    .filter(({ path }) => FROM_ROOT.test(path) && FILE.test(path))

const holdsTable = ({ table, path }) => new RegExp(`\\b${table}\\b`).test(readFileSync(inRoot(path), "utf8"))

const exists = (path) => PATHS.some((each) => (FROM_ROOT.test(path) ? each === `/${path}` : each.endsWith(`/${path}`)))

const page = readFileSync(inRoot("docs/architecture.md"), "utf8")

/** The answers of the table, by their question. */
const answers = new Map(
  [...page.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, question, answer]) => [question, answer]),
)

/** The folders of the drawing: the names at the start of its lines. */
const folders = [...page.matchAll(/^((?:packages|apps)\/[\w/]+) /gm)].map(([, folder]) => folder)

describe("the page of the architecture", () => {
  it("has at most 121 lines", () => {
    expect(page.split("\n").length).toBeLessThanOrEqual(121)
  })

  it.each([...new Set([...pathsIn(page), ...folders])])("names %s, which exists", (path) => {
    expect(exists(path)).toBe(true)
  })

  it("names every package, and a path in every answer", () => {
    const packages = readdirSync(inRoot("packages")).map((name) => `packages/${name}`)
    expect(folders.filter((folder) => folder.startsWith("packages/")).toSorted()).toEqual(packages.toSorted())
    const questions = [...answers.keys()].slice(2)
    expect(questions.filter((question) => pathsIn(answers.get(question)).length === 0)).toEqual([])
  })

  it.each([
    ["where are ties decided", "packages/domain/src/contest/tie-breaks.ts"],
    ["where is a phone's unsent sheet kept", "packages/outbox/src"],
    ["which file changes the sentence of a refusal", "packages/contract/src/errors.ts"],
  ])("answers: %s", (question, place) => {
    const paths = pathsIn(answers.get(question) ?? "")
    expect(paths.length).toBeGreaterThan(0)
    expect(paths[0]?.startsWith(place)).toBe(true)
  })
})

describe("the paths in the documentation", () => {
  const pages = PATHS.filter((path) => /^\/(?:docs\/.+|[A-Z]+)\.md$/.test(path))

  it.each(pages)("%s names only paths that exist", (path) => {
    const missing = pathsIn(readFileSync(inRoot(path), "utf8")).filter((named) => !exists(named))
    expect(missing).toEqual([])
  })

  it.each([
    ["`apps/server/src/gone.ts`", ["apps/server/src/gone.ts"]],
    ["`docs/nowhere/`", ["docs/nowhere"]],
    ["`web/gone.tsx` and `gone.test.ts`", ["apps/web/src/gone.tsx", "gone.test.ts"]],
    ["`packages/domain/src/<noun>`, `npm test`, `data/gone`", []],
    ["`apps/server/src/main.ts`, `data/mutex.ts`, `web/features`, `README.md`, `.dependency-cruiser.mjs`", []],
  ])("%s", (text, missing) => {
    expect(pathsIn(text).filter((named) => !exists(named))).toEqual(missing)
  })

  it.each(pages)("%s names only tables that are in the file beside them", (path) => {
    const missing = tablesIn(readFileSync(inRoot(path), "utf8")).filter((named) => !holdsTable(named))
    expect(missing).toEqual([])
  })

  it.each([
    ["`ERRORS` in `packages/contract/src/errors.ts`", "ERRORS", true],
    ["`ERRORS`\n  (`packages/contract/src/errors.ts`)", "ERRORS", true],
    ["`ERROR` in `packages/contract/src/errors.ts`", "ERROR", false],
  ])("%s", (text, table, isThere) => {
    const named = tablesIn(text)
    expect(named).toEqual([{ table, path: "packages/contract/src/errors.ts" }])
    expect(named.every(holdsTable)).toBe(isThere)
  })

  it("are found in large numbers", () => {
    expect(pages.length).toBeGreaterThan(30)
    expect(pages.flatMap((path) => pathsIn(readFileSync(inRoot(path), "utf8"))).length).toBeGreaterThan(300)
  })
})
