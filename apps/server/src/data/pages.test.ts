import { expect, it } from "vitest"
import { inPages, inSlices } from "./pages.ts"

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

it("other work runs between two slices", async () => {
  const order: string[] = []
  setImmediate(() => order.push("somebody else"))
  await inSlices(["first", "second"], 1, async ([item = ""]) => order.push(item))
  expect(order).toEqual(["first", "somebody else", "second"])
})
