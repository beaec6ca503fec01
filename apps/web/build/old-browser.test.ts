import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { BROWSERS, TARGET } from "../src/lib/browsers.ts"

const SCRIPT = readFileSync(join(import.meta.dirname, "../public/old-browser.js"), "utf8")

it.each([
  ["arrow functions", /=>/],
  ["let and const", /\b(?:let|const)\b\s/],
  ["template texts", /`/],
  ["?. and ??", /\?\?|\?\.\D/],
  ["spread", /\.\.\./],
  ["a comma at the end of a call", /,\s*\)/],
  ["catch without a name", /catch\s*\{/],
])("what tells an old browser that it is too old has none of what old browsers cannot read: %s", (_what, syntax) => {
  const code = SCRIPT.replaceAll(/^\s*(?:\/\/|\/\*\*).*$/gm, "")
  expect(code).not.toMatch(syntax)
})

it("page, docs and build name the same browsers", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../../docs/operating.md"), "utf8")
  expect(SCRIPT).toContain(BROWSERS)
  expect(docs).toContain(BROWSERS)
  for (const target of TARGET) expect(BROWSERS).toContain(/[\d.]+$/.exec(target)?.[0])
})

it("no script of a screen looks behind in a regular expression: a browser that cannot would not load the file", () => {
  const root = join(import.meta.dirname, "../../..")
  const files = globSync(["apps/web/src/**/*.{ts,tsx}", "packages/{contract,domain,outbox}/src/**/*.ts"], { cwd: root })
  const shipped = files.filter((file) => !/\.test\.tsx?$/.test(file))
  const lookBehind = shipped.filter((file) => /\(\?<[=!]/.test(readFileSync(join(root, file), "utf8")))
  expect(shipped.length).toBeGreaterThan(100)
  expect(lookBehind).toEqual([])
})
