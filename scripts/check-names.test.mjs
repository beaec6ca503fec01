import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { ALLOWED, doubleNames, exportedNames } from "./lib/exported-names.mjs"
import { checkNames, nameViolations } from "./lib/names.mjs"

const rulesBrokenBy = (path, text = "") => nameViolations({ path, text }).map(({ rule }) => rule)
const NONE_ALLOWED = { names: [], files: [] }
const lines = (count) => "const x = 1\n".repeat(count)

describe("a valid file breaks no rule", () => {
  it.each([
    ["apps/web/src/features/judging/judging-screen.tsx", lines(60)],
    ["apps/server/src/features/sheets/saving/save-sheet.test.ts", lines(300)],
    ["prisma/migrations/sqlite/20260102030405_add_award/migration.sql", ""],
    ["docs/decisions/0007-one-writer.md", "TO" + "DO is only forbidden in source"],
    ["packages/testkit/README.md", ""],
    ["apps/web/vite.config.ts", lines(1)],
    ["packages/domain/src/commonality.ts", lines(1)],
  ])("%s", (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual([])
  })
})

describe("each rule finds the violation planted for it", () => {
  it.each([
    ["kebab-case", "apps/web/src/ui/PageShell.tsx", ""],
    ["kebab-case", "apps/server/src/photo_store.ts", ""],
    ["kebab-case", "apps/web/src/Judge/screen.tsx", ""],
    ["vague-name", "apps/server/src/utils.ts", ""],
    ["vague-name", "apps/server/src/lib/date-utils.test.ts", ""],
    ["vague-name", "apps/web/src/helpers/date.ts", ""],
    ["vague-name", "apps/web/src/misc/date.ts", ""],
    ["vague-name", "packages/domain/src/common.ts", ""],
    ["vague-name", "apps/server/src/session-manager.ts", ""],
    ["file-length", "packages/domain/src/rank.ts", lines(301)],
    ["no-leftovers", "packages/domain/src/rank.ts", "// TO" + "DO ties"],
    ["no-leftovers", "packages/domain/src/rank.ts", "// FIX" + "ME ties"],
    ["no-leftovers", "packages/domain/src/rank.test.ts", "it.on" + 'ly("ties", () => {})'],
    ["no-leftovers", "packages/domain/src/rank.ts", "// @ts-ig" + "nore"],
  ])("%s in %s", (rule, path, text) => {
    expect(rulesBrokenBy(path, text)).toContain(rule)
  })
})

describe("an exported type or component has one meaning", () => {
  const CARD = { path: "apps/web/src/ui/card.tsx", text: "export function Card() {}" }
  const other = (path, text) =>
    doubleNames([CARD, { path, text }], NONE_ALLOWED).map((found) => [found.rule, found.path])

  it.each([
    ["apps/web/src/features/awards/card.tsx", "export function Card() {}"],
    ["apps/web/src/features/awards/card.tsx", "export const Card = memo(Plain)"],
    ["apps/server/src/features/awards/card.ts", "export type Card = { suit: string }"],
    ["packages/domain/src/contest/card.ts", "export interface Card { suit: string }"],
    ["packages/outbox/src/index.ts", 'export { type Paper as Card, openBox } from "./paper.ts"'],
  ])("a second one in %s: %s", (path, text) => {
    expect(other(path, text)).toEqual([["one-meaning", path]])
  })

  it.each([
    ["packages/outbox/src/index.ts", 'export type { Card } from "./card.ts"'],
    ["apps/web/src/features/awards/card.tsx", "function Card() {}"],
    ["apps/web/src/features/awards/card.test.tsx", "export function Card() {}"],
    ["bench/web/card.ts", "export type Card = 1"],
  ])("but not in %s: %s", (path, text) => {
    expect(other(path, text)).toEqual([])
  })

  it("functions and constants are no types", () => {
    expect(exportedNames("export const MAX_FILES = 1\nexport function readCard() {}\nexport class Deck {}")).toEqual([
      "Deck",
    ])
  })

  it("a name is allowed only while two files export it", () => {
    const allowed = { names: ["Card"], files: [] }
    const second = { path: "packages/domain/src/card.ts", text: "export type Card = 1" }
    expect(doubleNames([CARD, second], allowed)).toEqual([])
    expect(doubleNames([CARD], allowed).map(({ rule }) => rule)).toEqual(["one-meaning"])
  })

  it("few names are allowed", () => {
    expect(ALLOWED.names.length).toBeLessThanOrEqual(8)
    expect(ALLOWED.files.length).toBeLessThanOrEqual(1)
  })
})

describe("the tree", () => {
  it("is read completely, the server's data folder too, without generated files", () => {
    const root = mkdtempSync(join(tmpdir(), "rosette-names-"))
    for (const folder of ["apps/server/src/data", "prisma/generated", "packages/testkit/data"]) {
      mkdirSync(join(root, folder), { recursive: true })
      writeFileSync(join(root, folder, "Wrong_Name.ts"), "")
    }
    const { files, violations } = checkNames(root, NONE_ALLOWED)
    rmSync(root, { recursive: true })
    expect(files).toBe(1)
    expect(violations.map(({ path }) => path)).toEqual(["apps/server/src/data/Wrong_Name.ts"])
  })

  it("fails if it has no file", () => {
    const root = mkdtempSync(join(tmpdir(), "rosette-names-"))
    expect(() => checkNames(root)).toThrow("read no file")
    rmSync(root, { recursive: true })
  })
})
