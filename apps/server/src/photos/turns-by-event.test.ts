import { expect, it } from "vitest"
import { turnsByEvent } from "./turns-by-event.ts"

it("work runs in order, one after the other, and a failure blocks nothing", async () => {
  const inTurn = turnsByEvent(9)
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    if (name === "b") throw new Error("b failed")
    return name
  }
  const results = await Promise.allSettled(["a", "b", "c"].map((name) => inTurn(1, work(name))))
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
  expect(steps.join(", ")).toBe("a begins, a ends, b begins, b ends, c begins, c ends")
})

it("work beyond the queue's limit is refused at once and may be retried", async () => {
  const inTurn = turnsByEvent(2)
  const waiting = [inTurn(1, async () => 1), inTurn(1, async () => 2)]
  await expect(inTurn(1, async () => 3)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 5 })
  expect(await Promise.all(waiting)).toEqual([1, 2])
  expect(await inTurn(1, async () => 3)).toBe(3)
})

it("events take turns: a picture of one waits for no more than one of each other event", async () => {
  const inTurn = turnsByEvent(99)
  const done: string[] = []
  const work = (name: string) => async () => void done.push(name)
  const waiting = ["a1", "a2", "a3", "a4"].map((name) => inTurn(1, work(name)))
  waiting.push(inTurn(2, work("b1")), inTurn(2, work("b2")), inTurn(3, work("c1")))
  await Promise.all(waiting)
  expect(done.join(" ")).toBe("a1 a2 b1 c1 a3 b2 a4")
})
