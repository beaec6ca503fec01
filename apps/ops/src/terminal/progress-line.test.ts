import { PassThrough } from "node:stream"
import { expect, it, vi } from "vitest"
import { ProgressLine, saidWhile } from "./progress-line.ts"

function lineOn(isTTY: boolean) {
  const output = Object.assign(new PassThrough(), { isTTY })
  let clock = 0
  const line = new ProgressLine("Uploading photos", 60, output, () => clock)
  const at = (ms: number, done: number) => {
    clock = ms
    line.at(done)
    return String(output.read() ?? "")
  }
  return { at, end: () => line.end(), rest: () => String(output.read() ?? "") }
}

it("a work of less than a second has no bar", () => {
  expect(lineOn(true).at(999, 30)).toBe("")
})

it("from the second second on there is a bar, which is removed at the end", () => {
  const { at, end, rest } = lineOn(true)
  expect(at(1_000, 30)).toContain(`Uploading photos ${"█".repeat(12)}${"░".repeat(12)} 30 of 60`)
  end()
  expect(rest()).toBe("\u001b[1G\u001b[2K")
})

it("a pipe has no bar", () => {
  expect(lineOn(false).at(60_000, 30)).toBe("")
})

it("a work that cannot say how far it is is named, from the second second on", async () => {
  vi.useFakeTimers()
  const output = Object.assign(new PassThrough(), { isTTY: true })
  const { promise, resolve } = Promise.withResolvers<number>()
  const answer = saidWhile("Importing 5,000 rows", promise, output)
  await vi.advanceTimersByTimeAsync(999)
  expect(output.read()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(String(output.read())).toBe("Importing 5,000 rows …")
  resolve(7)
  expect(await answer).toBe(7)
  expect(String(output.read())).toBe("\u001b[1G\u001b[2K")
  vi.useRealTimers()
})
