import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { fontFiles, licences } from "./lib/fonts.mjs"
import { inRoot } from "./lib/root.mjs"

const BASE = "apps/web/src/app/styles/base.css"
const PUBLIC_PAGES = "apps/server/src/kernel/pages/page-style.ts"
const MAX_BYTES = 30_000

const [display, text] = await fontFiles()
const fontsOf = ({ files }) => [...files.keys()]

it.each([
  ["display", display, licences()],
  ["text", text, new Map()],
])("the %s face is what `npm run fonts` makes from its package", (_name, { folder, files }, beside) => {
  const made = new Map([...files, ...beside])
  expect(readdirSync(folder).toSorted()).toEqual([...made.keys()].toSorted())
  for (const [name, bytes] of made) expect(bytes.equals(readFileSync(join(folder, name))), name).toBe(true)
})

it("each face has its licence", () => {
  for (const [name, licence] of licences()) expect(licence.toString(), name).toContain("SIL Open Font License")
})

it.each([
  [BASE, [...fontsOf(display), ...fontsOf(text)]],
  [PUBLIC_PAGES, fontsOf(display)],
])("%s refers to exactly these files", (file, fonts) => {
  const asked = [...readFileSync(inRoot(file), "utf8").matchAll(/\/fonts\/([^"]+)/g)].map(([, name]) => name)
  expect(asked).toEqual(fonts)
})

it.each([
  ["display", display],
  ["text", text],
])("all files of the %s face together are small enough for a phone", (_name, face) => {
  expect(fontsOf(face).reduce((sum, name) => sum + (face.files.get(name)?.length ?? 0), 0)).toBeLessThanOrEqual(
    MAX_BYTES,
  )
})
