import { act, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { queryClient } from "../../../lib/query-client.ts"
import { offlinePart } from "./offline-part.ts"
import { DEMO_WORKSPACE } from "./test-mode.ts"
import { useWorkspaceQuery } from "./use-workspace.ts"

const answers = vi.fn<() => Response>()
const workspace = (name: string) =>
  Response.json([{ result: { data: { ...DEMO_WORKSPACE, event: { ...DEMO_WORKSPACE.event, name } } } }])
const noLine = () => {
  throw new TypeError("Failed to fetch")
}
const signedOut = () =>
  Response.json([{ error: { message: "", code: -32001, data: { code: "SIGN_IN_REQUIRED", httpStatus: 401 } } }], {
    status: 401,
  })

beforeEach(async () => {
  await offlinePart()
  vi.useFakeTimers()
  vi.stubGlobal("fetch", async () => answers())
})
afterEach(() => {
  answers.mockReset()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** In steps, because React renders at the end of each. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 50) await act(() => vi.advanceTimersByTimeAsync(50))
}

/** The event's name on a screen that has read the workspace, and has heard of a change since. */
async function screenThatIsBehind() {
  answers.mockImplementationOnce(() => workspace("Before"))
  const { result, unmount } = renderHook(() => useWorkspaceQuery(DEMO_WORKSPACE.judge.id))
  await pass(1_000)
  const name = () => result.current.data?.event.name
  expect(name()).toBe("Before")
  return { name, unmount, hear: () => act(async () => void result.current.refetch()) }
}

it("a request that fails is repeated after growing pauses until it is answered, and then no more", async () => {
  const { name, hear } = await screenThatIsBehind()
  answers.mockImplementation(noLine)
  await hear()
  await pass(1_100)
  expect(answers.mock.calls.length).toBe(3)
  await pass(60_000)
  const tries = answers.mock.calls.length
  expect(tries).toBeGreaterThan(5)
  expect(tries).toBeLessThan(12)
  expect(name()).toBe("Before")
  answers.mockImplementation(() => workspace("After"))
  await pass(30_000)
  expect(name()).toBe("After")
  await pass(60_000)
  expect(answers.mock.calls.length).toBe(tries + 1)
})

it.each(["online", "pageshow"])("it is repeated at once when the connection may be back (%s)", async (event) => {
  const { name, hear } = await screenThatIsBehind()
  answers.mockImplementationOnce(noLine).mockImplementation(() => workspace("After"))
  await hear()
  await pass(100)
  await act(async () => void window.dispatchEvent(new Event(event)))
  await pass(100)
  expect(name()).toBe("After")
})

it("it is not repeated once nobody is signed in, or the screen was left", async () => {
  const { hear, unmount } = await screenThatIsBehind()
  answers.mockImplementation(signedOut)
  await hear()
  await pass(60_000)
  expect(answers.mock.calls.length).toBe(2)
  answers.mockImplementation(noLine)
  await hear()
  unmount()
  await pass(60_000)
  expect(answers.mock.calls.length).toBe(3)
})
