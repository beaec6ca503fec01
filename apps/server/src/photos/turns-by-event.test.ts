import { expect, it } from "vitest"
import { oneAtATime } from "./one-at-a-time.ts"

it("work runs in order, one after the other, and a failure blocks nothing", async () => {
  const inTurn = oneAtATime(9)
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    if (name === "b") throw new Error("b failed")
    return name
  }
  const results = await Promise.allSettled(["a", "b", "c"].map((name) => inTurn(work(name))))
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
  expect(steps.join(", ")).toBe("a begins, a ends, b begins, b ends, c begins, c ends")
})

it("work beyond the queue's limit is refused at once and may be retried", async () => {
  const inTurn = oneAtATime(2)
  const waiting = [inTurn(async () => 1), inTurn(async () => 2)]
  await expect(inTurn(async () => 3)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 5 })
  expect(await Promise.all(waiting)).toEqual([1, 2])
  expect(await inTurn(async () => 3)).toBe(3)
})
