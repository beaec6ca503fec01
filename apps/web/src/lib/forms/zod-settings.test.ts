import { execFileSync } from "node:child_process"
import { expect, it } from "vitest"

const SETTINGS = new URL("./zod-settings.ts", import.meta.url).href

/** Counts the functions that are made of text while a schema is read and used, as on a page that loads zod for the first time. */
const PAGE = (settings: string) => `
  let made = 0
  globalThis.Function = class extends Function {
    constructor(...parts) {
      super(...parts)
      made += 1
    }
  }
  ${settings}
  const { z } = await import("zod")
  z.object({ points: z.number() }).parse({ points: 7 })
  console.log(made)
`

const madeBy = (settings: string) =>
  Number(
    execFileSync(process.execPath, ["--input-type=module", "-e", PAGE(settings)], {
      cwd: import.meta.dirname,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }),
  )

it("zod makes no code of text, which the page's policy forbids, as it does by itself", () => {
  expect(madeBy(`await import(${JSON.stringify(SETTINGS)})`)).toBe(0)
  expect(madeBy("")).toBeGreaterThan(0)
})
