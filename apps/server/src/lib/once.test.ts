import { expect, it } from "vitest"
import { onceFulfilled } from "./once.ts"

it("a promise is made once, also for those who ask while it is pending; one that rejected is made again", async () => {
  const results = [Promise.reject(new Error("full")), Promise.resolve("made")]
  let calls = 0
  const made = onceFulfilled(async () => results[calls++] ?? "made again")
  expect(await Promise.allSettled([made(), made()])).toMatchObject([
    { status: "rejected", reason: { message: "full" } },
    { status: "rejected", reason: { message: "full" } },
  ])
  expect(await Promise.all([made(), made()])).toEqual(["made", "made"])
  expect([await made(), calls]).toEqual(["made", 2])
})
