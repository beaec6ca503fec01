import { globSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { classInPage } from "./class-names.ts"

const WEB = join(import.meta.dirname, "..")

it("the same name has another class in every file", () => {
  const files = globSync("src/**/*.module.css", { cwd: WEB })
  expect(files.length).toBeGreaterThan(100)
  expect(new Set(files.map((file) => classInPage("row", join(WEB, file)))).size).toBe(files.length)
})

it("a class is a valid identifier, the same in the build and in the development server", () => {
  const file = join(WEB, "src/ui/page/card.module.css")
  expect(classInPage("card", file)).toMatch(/^card_[\w-]{4}$/)
  expect(classInPage("card", `${file}?used`)).toBe(classInPage("card", file))
})
