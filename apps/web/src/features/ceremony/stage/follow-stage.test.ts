import type { Stage } from "@rosette/contract/ceremony"
import { expect, it } from "vitest"
import { refused } from "../../../../test/calls.tsx"
import { followStage, type ShownStage } from "./follow-stage.ts"

const stage = (version: number): Stage => ({
  version,
  eventName: "Harbour Show",
  results: null,
  isRehearsal: false,
  shows: "event",
  kind: null,
  place: null,
  title: null,
  also: [],
  podium: [],
  closing: null,
  winners: [],
})

/** Follows a stage whose server gives these answers one after the other, and then closes the stage. */
async function follow(answers: readonly (Stage | Error)[]) {
  const asked: (number | undefined)[] = []
  const told: ShownStage[] = []
  let pauses = 0
  await followStage(
    {
      ask: async (after) => {
        const answer = answers[asked.length] ?? refused("NOT_FOUND")
        asked.push(after)
        if (answer instanceof Error) throw answer
        return answer
      },
      tell: (shown) => told.push(shown),
      pause: async () => {
        pauses += 1
      },
    },
    new AbortController().signal,
  )
  return { asked, told: told.map((shown) => (shown === "closed" ? shown : shown.version)), pauses }
}

it("asks for the version after the one it has, until the stage is closed", async () => {
  expect(await follow([stage(1), stage(4)])).toEqual({ asked: [undefined, 1, 4], told: [1, 4, "closed"], pauses: 0 })
})

it.each([
  ["the network is lost", new TypeError("Failed to fetch")],
  ["the server is restarted", refused("NOT_READY")],
])("reports nothing while %s, and then continues from the same version", async (_, failure) => {
  const { asked, told, pauses } = await follow([stage(2), failure, failure, stage(3)])
  expect({ asked, told, pauses }).toEqual({ asked: [undefined, 2, 2, 2, 3], told: [2, 3, "closed"], pauses: 2 })
})

it("pauses if the server answers at once with nothing new", async () => {
  expect((await follow([stage(1), stage(1), stage(1)])).pauses).toBe(2)
})

it("reports nothing once it was stopped", async () => {
  const leaving = new AbortController()
  const told: ShownStage[] = []
  const ask = async () => {
    leaving.abort()
    return stage(1)
  }
  await followStage({ ask, tell: (shown) => told.push(shown), pause: async () => {} }, leaving.signal)
  expect(told).toEqual([])
})
