import { expect, it } from "vitest"
import { inPages, inSlices, slicesOf } from "./pages.ts"

const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => ({ id: 3 * index + 1 }))

it.each([0, 1, 499, 500, 501, 1_000, 1_203])(
  "%i rows come complete and in order, however many pages they fill",
  async (count) => {
    const stored = rowsTo(count)
    const read = async (afterId: number, take: number) => stored.filter(({ id }) => id > afterId).slice(0, take)
    expect(await inPages(read)).toEqual(stored)
  },
)

it("a list is processed in slices, each item once and in order", async () => {
  const slices: number[][] = []
  await inSlices([1, 2, 3, 4, 5], 2, async (slice) => slices.push(slice))
  expect(slices).toEqual([[1, 2], [3, 4], [5]])
})

/** Blocks the event loop for a few milliseconds more than a turn. */
function workForATurn(): void {
  const begun = performance.now()
  while (performance.now() - begun < 6);
}

it("other work runs between two slices that take long", async () => {
  const order: string[] = []
  setImmediate(() => order.push("somebody else"))
  await inSlices(["first", "second"], 1, async ([item = ""]) => {
    workForATurn()
    order.push(item)
  })
  expect(order).toEqual(["first", "somebody else", "second"])
})

it("other work runs between two pages that take long", async () => {
  const stored = rowsTo(501)
  const order: string[] = []
  setImmediate(() => order.push("somebody else"))
  await inPages(async (afterId, take) => {
    workForATurn()
    order.push(`after ${afterId}`)
    return stored.filter(({ id }) => id > afterId).slice(0, take)
  })
  expect(order).toEqual(["after 0", "somebody else", "after 1498"])
})

it("other work runs between two slices that are handed out one by one", async () => {
  const order: string[] = []
  setImmediate(() => order.push("somebody else"))
  for await (const [item = ""] of slicesOf(["first", "second"], 1)) {
    workForATurn()
    order.push(item)
  }
  expect(order).toEqual(["first", "somebody else", "second"])
})

it("short work goes on without waiting for the event loop", async () => {
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  await inSlices([1, 2, 3], 1, async () => undefined)
  expect(hasTurned).toBe(false)
})
