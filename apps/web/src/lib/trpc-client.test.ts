import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { refusalOf } from "./error-text.ts"
import { trpcClient } from "./trpc-client.ts"

const SHEET = { judgeId: 3, entryId: 7, scores: [], mutationId: null }

/** The paths that were asked. No answer comes before the request is aborted. */
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal("fetch", (url: string, { signal }: RequestInit) => {
    asked.push(url.replace(/\?.*/, ""))
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How the call ends, as soon as it ends. */
function endOf(call: Promise<unknown>): { code: string } {
  const end = { code: "-" }
  call.catch((error: unknown) => Object.assign(end, { code: refusalOf(error, true).code }))
  return end
}

it("gives up a save after 20 seconds, also in a batch with a call without a limit", async () => {
  const save = endOf(trpcClient.judge.saveSheet.mutate(SHEET))
  endOf(trpcClient.judge.report.mutate({ waitingSheets: 1 }))
  await vi.advanceTimersByTimeAsync(19_000)
  expect([asked, save.code]).toEqual([["/trpc/judge.saveSheet,judge.report"], "-"])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(save.code).toBe("UNREACHABLE")
})

it("sets no limit to other changes", async () => {
  const report = endOf(trpcClient.judge.report.mutate({ waitingSheets: 1 }))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(report.code).toBe("-")
})
