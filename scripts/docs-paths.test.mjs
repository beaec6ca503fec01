import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { ROOT } from "./lib/root.mjs"

const IN_ROOT = "{*,.*,{apps,packages,docs,scripts,prisma,e2e,bench,ops}/**}"
const exclude = (path) => /(^|\/)(node_modules|dist|generated|\.git|\.node)(\/|$)/.test(path)
const PATHS = new Set(globSync(IN_ROOT, { cwd: ROOT, exclude }))
const PAGES = [...PATHS].filter((path) => /^(docs\/.+|[A-Z]+)\.md$/.test(path))

const FROM_ROOT = /^(?:apps|packages|docs|scripts|prisma|e2e|bench|ops)(?:\/[\w.-]+)*$|^[A-Z]+\.md$/
/** A source file, by its name or by the end of its path. */
const FILE = /^\.?\w[\w.-]*(?:\/[\w.-]+)*\.(?:css|md|mjs|prisma|tsx?)$/

/** The paths of this repository that a text names between backticks. Placeholders as in `features/<noun>` are no paths. */
const pathsIn = (text) =>
  [...text.replaceAll(/^```.*?^```/gms, "").matchAll(/`([^`\n]+?)\/?`/g)]
    .map(([, code]) => code)
    .filter((path) => FROM_ROOT.test(path) || FILE.test(path))

/** The tables that a text names with the file that holds them: "`NAME` in `path`" or "`NAME` (`path`)". */
const tablesIn = (text) =>
  [...text.matchAll(/`([A-Z][A-Z_]+)`\s+(?:in\s+|\()`([^`\n]+)`/g)]
    .map(([, table, path]) => ({ table, path }))
    .filter(({ path }) => FROM_ROOT.test(path) && FILE.test(path))

const isMissing = (path) =>
  FROM_ROOT.test(path) ? !PATHS.has(path) : ![...PATHS].some((each) => each === path || each.endsWith(`/${path}`))
const holdsTable = ({ table, path }) => new RegExp(`\\b${table}\\b`).test(readFileSync(`${ROOT}/${path}`, "utf8"))

describe("the paths in the documentation", () => {
  it.each(PAGES)("%s names only paths that exist, and tables that are in the file beside them", (page) => {
    const text = readFileSync(`${ROOT}/${page}`, "utf8")
    expect(pathsIn(text).filter(isMissing)).toEqual([])
    expect(tablesIn(text).filter((named) => !holdsTable(named))).toEqual([])
  })

  it.each([
    ["`apps/server/src/gone.ts`, `docs/nowhere/`", ["apps/server/src/gone.ts", "docs/nowhere"]],
    ["`features/gone.tsx` and `gone.test.ts`", ["features/gone.tsx", "gone.test.ts"]],
    ["`packages/domain/src/<noun>`, `npm test`, `data/gone`", []],
    ["`apps/server/src/main.ts`, `data/mutex.ts`, `README.md`, `.dependency-cruiser.mjs`", []],
  ])("%s", (text, missing) => {
    expect(pathsIn(text).filter(isMissing)).toEqual(missing)
  })

  it.each([
    ["`ERRORS`\n  (`packages/contract/src/errors.ts`)", true],
    ["`ERROR` in `packages/contract/src/errors.ts`", false],
  ])("%s", (text, isThere) => {
    expect(tablesIn(text).map(holdsTable)).toEqual([isThere])
  })

  it("are found in large numbers", () => {
    expect(PAGES.length).toBeGreaterThan(30)
    expect(PAGES.flatMap((page) => pathsIn(readFileSync(`${ROOT}/${page}`, "utf8"))).length).toBeGreaterThan(100)
  })
})
