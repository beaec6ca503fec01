import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { sentBy } from "./outbox-sync.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

/** A page with this answer; without one it does not answer. */
const page = (answer?: unknown) => ({
  postMessage(_message: unknown, transfer: unknown) {
    const [port] = transfer as [MessagePort]
    if (answer !== undefined) port.postMessage(answer)
    port.close()
  },
})

const ADA = "rosette.outbox.one.3"

it("a judge's page sends the sheets of its judge", async () => {
  expect(await sentBy([page({ sends: ADA })])).toEqual(new Set([ADA]))
})

it("the worker sends all sheets when no page judges or answers", async () => {
  const asked = sentBy([page(null), page({ sends: null }), page("hello"), page()])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await asked).toEqual(new Set())
})
