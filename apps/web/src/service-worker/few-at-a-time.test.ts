import { expect, it } from "vitest"
import { fewAtATime, type Verdict } from "./few-at-a-time.ts"

const ITEMS = [1, 2, 3, 4, 5, 6, 7]

/** Runs the work and returns the items in the order in which they were done, and the most that ran at once. */
async function watch(width: number, verdictOf: (item: number) => Verdict) {
  const done: number[] = []
  let running = 0
  let most = 0
  await fewAtATime(ITEMS, width, async (item) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(item)
    return verdictOf(item)
  })
  return { done, most }
}

it.each([
  [1, 1],
  [3, 3],
  [20, 7],
])("with a width of %i, %i run at once and every item is done once", async (width, most) => {
  const watched = await watch(width, () => "go-on")
  expect(watched.most).toBe(most)
  expect(watched.done.toSorted((a, b) => a - b)).toEqual(ITEMS)
})

it("starts nothing new after an item that says stop", async () => {
  expect((await watch(1, (item) => (item === 3 ? "stop" : "go-on"))).done).toEqual([1, 2, 3])
  const { done } = await watch(2, (item) => (item === 3 ? "stop" : "go-on"))
  expect(done).not.toContain(6)
})

it("resolves at once for an empty list", async () => {
  await expect(fewAtATime([], 4, () => Promise.reject(new Error("there is nothing")))).resolves.toBeUndefined()
})
