import { renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { usePresence } from "./use-presence.ts"

/** A minute, and the moment in which a call is sent. */
const MINUTE_MS = 60_100
const sent = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockImplementation(async () => Response.json([{ result: { data: null } }]))
  vi.stubGlobal("fetch", sent)
})
afterEach(() => {
  sent.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** How many waiting sheets were reported within a minute. */
async function reported() {
  sent.mockClear()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  return sent.mock.calls.map(([url, options]) => [String(url), options?.body])
}

it("reports which sheets wait and what is open, soon and every minute, only while this judge is signed in", async () => {
  const report = ["/trpc/judge.report?batch=1", '{"0":{"waitingSheets":2,"waitingEntryIds":[4,9],"openEntryId":7}}']
  const { rerender, unmount } = renderHook(
    ({ isSignedIn }) => usePresence({ waitingEntryIds: [4, 9], openEntryId: 7 }, isSignedIn),
    {
      initialProps: { isSignedIn: true },
    },
  )
  expect(await reported()).toEqual([report, report])
  // Another judge signs in, in another tab: the sheets that wait in this one are not theirs.
  rerender({ isSignedIn: false })
  expect(await reported()).toEqual([])
  rerender({ isSignedIn: true })
  expect(await reported()).toEqual([report, report])
  unmount()
  expect(await reported()).toEqual([])
})
