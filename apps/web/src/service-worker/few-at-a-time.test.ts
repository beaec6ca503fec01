import { expect, it } from "vitest"
import { fewAtATime, type Verdict } from "./few-at-a-time.ts"

const ITEMS = [1, 2, 3, 4, 5, 6, 7]

/** Does the work and tells what was done in which order, and how much of it at once. */
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
])("with room for %i, %i are under way at once and every item is done once", async (width, most) => {
  const watched = await watch(width, () => "go-on")
  expect(watched.most).toBe(most)
  expect(watched.done.toSorted((a, b) => a - b)).toEqual(ITEMS)
})

it("after one that says stop, nothing new is begun", async () => {
  expect((await watch(1, (item) => (item === 3 ? "stop" : "go-on"))).done).toEqual([1, 2, 3])
  const { done } = await watch(2, (item) => (item === 3 ? "stop" : "go-on"))
  expect(done).not.toContain(6)
})

it("nothing to do is done at once", async () => {
  await expect(fewAtATime([], 4, () => Promise.reject(new Error("there is nothing")))).resolves.toBeUndefined()
})
