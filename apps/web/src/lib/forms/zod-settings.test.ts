import { execFileSync } from "node:child_process"
import { expect, it } from "vitest"

const SETTINGS = new URL("./zod-settings.ts", import.meta.url).href

/** A script that counts the functions compiled from text while a schema is built and used, as on a fresh page. */
const SCRIPT = (settings: string) => `
  let compiled = 0
  globalThis.Function = class extends Function {
    constructor(...parts) {
      super(...parts)
      compiled += 1
    }
  }
  ${settings}
  const { z } = await import("zod")
  z.object({ points: z.number() }).parse({ points: 7 })
  console.log(compiled)
`

const compiledWith = (settings: string) =>
  Number(
    execFileSync(process.execPath, ["--input-type=module", "-e", SCRIPT(settings)], {
      cwd: import.meta.dirname,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }),
  )

it("zod compiles no code from text, which the page's policy forbids; without the setting it does", () => {
  expect(compiledWith(`await import(${JSON.stringify(SETTINGS)})`)).toBe(0)
  expect(compiledWith("")).toBeGreaterThan(0)
})
