import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const SRC = join(import.meta.dirname, "../..")
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"))

const WIDTH = /@(?:media|custom-media)[^{]*\b(?:width|inline-size)\b[^{]*/g
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<=:[^;{]*[\s,(])(?:white|black)(?=[\s,);])/gi

const literals = (file: string, literal: RegExp): string[] =>
  readFileSync(join(SRC, file), "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, "")
    .match(literal) ?? []

const modules = FILES.filter((file) => file.endsWith(".module.css"))

it("finds style sheets", () => {
  expect(modules.length).toBeGreaterThan(30)
})

it.each(FILES)("%s changes at the breakpoints of the theme", (file) => {
  expect(literals(file, WIDTH)).toEqual([])
})

it.each(modules)("%s takes its colours from the theme", (file) => {
  expect(literals(file, COLOUR)).toEqual([])
})
