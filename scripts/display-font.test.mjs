import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { displayFontFiles, FONT_FOLDER } from "./lib/display-font.mjs"
import { inRoot } from "./lib/root.mjs"

const STYLES = ["apps/web/src/app/styles/base.css", "apps/server/src/features/publishing/public-pages/page-style.ts"]
const MAX_BYTES = 25_000

const files = await displayFontFiles()
const fonts = [...files.keys()].filter((name) => name.endsWith(".woff2"))

it("the display font is what `npm run display-font` makes from its package, with its licence", () => {
  expect(readdirSync(FONT_FOLDER).toSorted()).toEqual([...files.keys()].toSorted())
  for (const [name, bytes] of files) expect(bytes.equals(readFileSync(join(FONT_FOLDER, name))), name).toBe(true)
  expect(files.get("licence.txt")?.toString()).toContain("SIL Open Font License")
})

it.each(STYLES)("%s refers to exactly these files", (file) => {
  const asked = [...readFileSync(inRoot(file), "utf8").matchAll(/\/fonts\/([^"]+)/g)].map(([, name]) => name)
  expect(asked).toEqual(fonts)
})

it("all files together are small enough for a phone", () => {
  expect(fonts.reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0)).toBeLessThanOrEqual(MAX_BYTES)
})
