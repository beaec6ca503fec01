import { existsSync, globSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { expect, it } from "vitest"
import { stylesheetOf, UNUSED_COLOURS, withoutUnusedColours } from "./mantine-styles.ts"

const { resolve } = createRequire(import.meta.url)

it.each([
  ["/x/node_modules/@mantine/core/esm/components/Button/Button.module.mjs", "@mantine/core/styles/Button.layer.css"],
  ["C:\\x\\@mantine\\core\\esm\\components\\Input\\Input.module.mjs", "@mantine/core/styles/Input.layer.css"],
  ["/x/@mantine/dates/esm/components/Day/Day.module.mjs", "@mantine/dates/styles.layer.css"],
  ["/x/@mantine/core/esm/components/Button/Button.mjs", null],
  ["/x/src/ui/page-shell.module.css", null],
])("%s brings %s", (module, stylesheet) => {
  expect(stylesheetOf(module)).toBe(stylesheet)
  if (stylesheet) expect(existsSync(resolve(stylesheet))).toBe(true)
})

const VARIABLES = readFileSync(resolve("@mantine/core/styles/default-css-variables.layer.css"), "utf8")

it("the variables of unused colours are left out, and all others stay", () => {
  const kept = withoutUnusedColours(VARIABLES)
  const nameOf = (line: string) => /--mantine-color-([a-z]+)-/.exec(line)?.[1] ?? ""
  const isUnused = (line: string) => UNUSED_COLOURS.includes(nameOf(line))
  const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "")
  expect(lines(kept)).toEqual(lines(VARIABLES).filter((line) => !isUnused(line)))
  expect(new Set(lines(VARIABLES).map(nameOf))).toEqual(new Set([...lines(kept).map(nameOf), ...UNUSED_COLOURS]))
})

it("no screen and no style of Mantine uses a colour that is left out", () => {
  const src = join(import.meta.dirname, "../src")
  const own = globSync("**/*.{ts,tsx,css}", { cwd: src }).map((file) => join(src, file))
  const styles = join(resolve("@mantine/core/styles/Button.layer.css"), "..")
  const ofMantine = globSync("*.layer.css", { cwd: styles }).filter((file) => !file.startsWith("default-css"))
  expect([own.length, ofMantine.length].every((count) => count > 50)).toBe(true)
  const named = new RegExp(
    `--mantine-color-(?:${UNUSED_COLOURS.join("|")})\\b|["'](?:${UNUSED_COLOURS.join("|")})[."']`,
  )
  const users = [...own, ...ofMantine.map((file) => join(styles, file))].filter((file) =>
    named.test(readFileSync(file, "utf8")),
  )
  expect(users).toEqual([])
})
