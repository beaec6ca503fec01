import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { expect, it } from "vitest"
import { runInSlices } from "./run-in-slices.ts"

/** Steps that each take longer than a slice may. */
function* longSteps(count: number): Generator<undefined, string> {
  for (let step = 0; step < count; step++) {
    const begun = performance.now()
    while (performance.now() - begun < 5);
    yield
  }
  return "done"
}

it("yields to the event loop between long steps", async () => {
  let turns = 0
  let isDone = false
  const answer = runInSlices(longSteps(4)).finally(() => {
    isDone = true
  })
  while (!isDone) {
    await yieldToEventLoop()
    turns += 1
  }
  expect(await answer).toBe("done")
  expect(turns).toBeGreaterThanOrEqual(4)
})

it("throws what a step throws", async () => {
  function* failing(): Generator<undefined, never> {
    yield
    throw new Error("No such figure")
  }
  await expect(runInSlices(failing())).rejects.toThrow("No such figure")
})
