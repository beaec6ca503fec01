import { spawnSync } from "node:child_process"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { expect, it } from "vitest"
import { batchLines } from "./log-lines.ts"

it("lines of one turn are written together, in order, and later ones after them", async () => {
  const written: string[] = []
  const log = batchLines({ write: (text: string) => written.push(text) > 0 })
  log.write("one\n")
  log.write("two\n")
  expect(written).toEqual([])
  await yieldToEventLoop()
  log.write("three\n")
  await yieldToEventLoop()
  expect(written).toEqual(["one\ntwo\n", "three\n"])
})

it.each(["process.exit(3)", "throw new Error('broken')"])(
  "waiting lines are written when the process ends by %s",
  (end) => {
    const program = `
    const { batchLines } = await import(${JSON.stringify(new URL("./log-lines.ts", import.meta.url).href)})
    batchLines(process.stdout).write("the last line\\n")
    ${end}
  `
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" })
    expect(stdout).toBe("the last line\n")
  },
)
