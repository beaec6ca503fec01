import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const SOURCES = new URL("../../", import.meta.url).pathname

/** A browser cuts a pasted text at `maxLength` without a word; a text that is too long is refused in sight instead. */
it("no field cuts what is typed or pasted", () => {
  const files = globSync(`${SOURCES}**/*.tsx`).filter((file) => !file.includes(".test."))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => readFileSync(file, "utf8").includes("maxLength="))).toEqual([])
})
