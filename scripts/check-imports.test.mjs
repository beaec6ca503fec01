import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { checkImports, importRules } from "./lib/imports.mjs"

// For every rule a violation: the rule, the file with the violation, and that file's text.
const PLANTED = [
  ["no-cycles", "packages/domain/src/circle-a.ts", 'import type { B } from "./circle-b.ts"; export type A = B'],
  ["domain-stands-alone", "packages/domain/src/clock.ts", 'import "node:fs"'],
  ["contract-knows-domain-and-zod", "packages/contract/src/shape.ts", 'import "fastify"'],
  ["packages-below-apps", "packages/testkit/src/app.ts", 'import "../../../apps/server/src/data/database.ts"'],
  [
    "client-sees-the-server-as-a-type",
    "packages/client/src/rules.ts",
    'import "../../../apps/server/src/data/rows.ts"',
  ],
  ["client-runs-in-browsers", "packages/client/src/session.ts", 'import "node:fs"'],
  ["client-runs-in-browsers", "packages/client/src/index.ts", 'import "./node.ts"'],
  ["testkit-for-tests", "apps/server/src/demo.ts", 'import "@rosette/testkit"'],
  ["server-features-apart", "apps/server/src/features/sheets/prize.ts", 'import "../awards/commands.ts"'],
  ["routers-are-tables", "apps/server/src/routers/csv.ts", 'import "../features/awards/commands.ts"'],
  [
    "doors-leave-the-database-alone",
    "apps/server/src/features/awards/procedures.ts",
    'import "../../data/database.ts"',
  ],
  [
    "generated-client-in-data",
    "apps/server/src/photos/store.ts",
    'import type { client } from "../../../../prisma/generated/sqlite/client.ts"; export type C = typeof client',
  ],
  ["commands-know-no-door", "apps/server/src/features/sheets/queries.ts", 'import "../../kernel/sessions/cookies.ts"'],
  ["commands-know-no-door", "apps/server/src/features/sheets/close-command.ts", 'import "fastify"'],
  [
    "commands-know-no-context",
    "apps/server/src/features/sheets/report-command.ts",
    'import type { Context } from "../../kernel/context.ts"; export type C = Context',
  ],
  ["commands-know-no-context", "apps/server/src/features/awards/give-command.ts", 'import "./award-procedure.ts"'],
  ["data-below-features", "apps/server/src/data/records/tally.ts", 'import "../../features/awards/commands.ts"'],
  [
    "refusals-below-all",
    "apps/server/src/refusals/refusal-of.ts",
    'import type { db } from "../data/database.ts"; export type D = typeof db',
  ],
  [
    "data-live-photos-below-kernel",
    "apps/server/src/live/hub.ts",
    'import type { Context } from "../kernel/context.ts"; export type C = Context',
  ],
  ["backup-below-start", "apps/server/src/backup/back-up.ts", 'import "../start/data-dir.ts"'],
  ["doors-apart", "apps/server/src/doors/trpc/mount.ts", 'import "../rest/mount.ts"'],
  ["doors-apart", "apps/server/src/doors/calls/admission.ts", 'import "../rest/mount.ts"'],
  ["rest-only-renames", "apps/server/src/doors/rest/upload.ts", 'import "../../features/sheets/commands.ts"'],
  ["http-door-only-reads", "apps/server/src/doors/http/mount.ts", 'import "../../features/awards/commands.ts"'],
  ["server-lib-knows-no-contest", "apps/server/src/lib/hash.ts", 'import "@rosette/domain"'],
  ["web-sees-the-server-as-a-type", "apps/web/src/lib/root.ts", 'import "../../../server/src/routers/app-router.ts"'],
  [
    "web-sees-only-the-router",
    "apps/web/src/lib/db.ts",
    'import type { db } from "../../../server/src/data/database.ts"; export type D = typeof db',
  ],
  ["ops-borrows-words", "apps/ops/src/judges/codes.ts", 'import "../../../web/src/ui/shell.tsx"'],
  ["nothing-imports-ops", "apps/server/src/photos/cards.ts", 'import "../../../ops/src/run.ts"'],
  ["web-features-apart", "apps/web/src/features/judging/prizes.tsx", 'import "../awards/awards-screen.tsx"'],
  ["web-features-apart", "apps/web/src/features/dashboard/dashboard-frame.tsx", 'import "../awards/awards-screen.tsx"'],
  ["overview-summarizes", "apps/web/src/features/overview/prizes.tsx", 'import "../awards/awards-screen.tsx"'],
  ["web-features-below-app", "apps/web/src/ui/shell.tsx", 'import "../app/theme.ts"'],
  ["ui-knows-no-contest", "apps/web/src/ui/sheet.tsx", 'import "@rosette/contract"'],
  ["lib-below-ui", "apps/web/src/lib/feedback.ts", 'import "../ui/states/loaded.tsx"'],
  ["offline-below-features", "apps/web/src/offline/sync.ts", 'import "../features/judging/judging-screen.tsx"'],
  ["vague-name", "apps/server/src/photos/sizes.ts", 'import "./photo-helpers.ts"'],
  ["no-unresolved-import", "apps/server/src/photos/lost.ts", 'import "./nowhere.ts"'],
]
/** What the planted files import further; the other files that they import export nothing. */
const NEEDED_BY_PLANTED = {
  "packages/domain/src/circle-b.ts": 'import type { A } from "./circle-a.ts"; export type B = A',
  "apps/server/src/features/awards/award-procedure.ts": 'import "../../kernel/access-levels.ts"',
}

/** The files that are imported by a relative path, and those of the packages. */
const importedBy = (files) =>
  Object.entries(files)
    .flatMap(([path, text]) => [...text.matchAll(/"(\.[^"]+)"/g)].map(([, spec]) => join(dirname(path), spec)))
    .filter((path) => !path.endsWith("nowhere.ts"))
    .concat(["domain", "contract", "testkit"].map((name) => `packages/${name}/src/index.ts`))

function writeTree(files) {
  const root = mkdtempSync(join(tmpdir(), "rosette-imports-"))
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text}\n`)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  for (const name of ["zod", "fastify", "vitest", "@trpc/server"]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" }))
    write(`node_modules/${name}/index.js`, "")
  }
  mkdirSync(join(root, "node_modules/@rosette"))
  for (const name of ["domain", "contract", "testkit"]) {
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@rosette/${name}`, exports: { ".": "./src/index.ts" } }),
    )
    symlinkSync(join(root, "packages", name), join(root, "node_modules/@rosette", name))
  }
  return root
}

const roots = []
const tree = (files) => {
  const root = writeTree(files)
  roots.push(root)
  return root
}
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

describe("the import check", () => {
  it("fails if it reads no file", async () => {
    const empty = tree({ "apps/note.md": "nothing", "packages/note.md": "nothing" })
    rmSync(join(empty, "packages"), { recursive: true })
    mkdirSync(join(empty, "packages"))
    await expect(checkImports(empty)).rejects.toThrow("read no source file")
  })

  it("has a sentence and a planted violation for every rule", () => {
    expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(importRules.map(({ name }) => name)))
    for (const { comment } of importRules) expect(comment.length).toBeGreaterThan(40)
  })
})

describe("each rule finds the violation planted for it", () => {
  let violations = []
  beforeAll(async () => {
    const planted = { ...NEEDED_BY_PLANTED, ...Object.fromEntries(PLANTED.map(([, path, text]) => [path, text])) }
    const imported = Object.fromEntries(importedBy(planted).map((path) => [path, "export const nothing = 1"]))
    violations = (await checkImports(tree({ ...imported, ...planted }))).violations
  })

  it.each(PLANTED)("%s in %s", (rule, path) => {
    const found = violations.filter((violation) => violation.from === path).map((violation) => violation.rule)
    expect(found).toContain(rule)
  })
})

describe("folders of one feature or package", () => {
  const JUDGING = "apps/web/src/features/judging"
  const FILES = {
    [`${JUDGING}/judging-screen.tsx`]: 'import "./sheet/rows.tsx"',
    [`${JUDGING}/sheet/rows.tsx`]: 'import "../desk/words.ts"',
    [`${JUDGING}/sheet/rows.test.tsx`]: 'import "../judging-screen.tsx"',
    [`${JUDGING}/desk/words.ts`]: "export const words = 1",
    "packages/domain/src/contest/steps.ts": 'import "../text/search.ts"',
    "packages/domain/src/text/search.ts": "export const search = 1",
  }
  const rooms = ["desk", "sheet"].map((room) => `${JUDGING}/${room}`)
  const circlesOf = async (files) => {
    const { violations } = await checkImports(tree({ ...FILES, ...files }))
    return violations.filter(({ rule }) => rule === "no-folder-circles").map(({ from, to }) => [from, to])
  }

  it("import each other in one direction; tests look everywhere", async () => {
    expect(await circlesOf({})).toEqual([])
  })

  it.each([
    ["two rooms", `${JUDGING}/desk/lines.ts`, 'import "../sheet/rows.tsx"', rooms],
    ["by a type", `${JUDGING}/desk/lines.ts`, 'import type { a } from "../sheet/rows.tsx"; export type A = a', rooms],
    ["by a lazy import", `${JUDGING}/desk/lines.ts`, 'import("../sheet/rows.tsx")', rooms],
    [
      "back to the feature's own files",
      `${JUDGING}/desk/lines.ts`,
      'import "../judging-screen.tsx"',
      [JUDGING, rooms[1]],
    ],
    [
      "in a package",
      "packages/domain/src/text/keys.ts",
      'import "../contest/places.ts"',
      ["packages/domain/src/contest", "packages/domain/src/text"],
    ],
  ])("are refused as a circle: %s", async (_what, path, text, ends) => {
    const planted = { [path]: text, "packages/domain/src/contest/places.ts": "export const places = 1" }
    expect(await circlesOf(planted)).toEqual([ends])
  })
})
