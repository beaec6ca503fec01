import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { beforeEach, describe, expect, it } from "vitest"
import { boundedLanes, LaneFull } from "./bounded-lanes.ts"

type Lane = "first" | "second"

/** Work that blocks until it is released, and what has started. */
let begun: string[]
let ends: Map<string, () => void>
let run: (lane: Lane, name: string) => Promise<void>

beforeEach(() => {
  begun = []
  ends = new Map()
  const inLane = boundedLanes({ first: { atOnce: 2, waiting: 2 }, second: { atOnce: 1, waiting: 1 } }, { atOnce: 2 })
  run = (lane, name) =>
    inLane(lane, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    })
})

const finish = async (work: Promise<void>, name: string) => {
  await yieldToEventLoop()
  ends.get(name)?.()
  await work
  await yieldToEventLoop()
}

describe("lanes", () => {
  it("a limited number of jobs run at once; the next starts when a place is free", async () => {
    const works = ["a", "b", "c"].map((name) => run("first", name))
    await yieldToEventLoop()
    expect(begun).toEqual(["a", "b"])
    await finish(works[0] as Promise<void>, "a")
    await yieldToEventLoop()
    expect(begun).toEqual(["a", "b", "c"])
  })

  it("many jobs in one lane leave the places of the other free", async () => {
    const crowd = run("second", "crowd 1")
    const next = run("second", "crowd 2")
    await expect(run("second", "crowd 3")).rejects.toThrow(LaneFull)
    const other = run("first", "other")
    await yieldToEventLoop()
    expect(begun).toEqual(["crowd 1", "other"])
    await finish(other, "other")
    await yieldToEventLoop()
    expect(begun).toEqual(["crowd 1", "other"])
    await finish(crowd, "crowd 1")
    await finish(next, "crowd 2")
    await yieldToEventLoop()
    expect(begun).toEqual(["crowd 1", "other", "crowd 2"])
  })

  it("a free place is offered to the first lane first", async () => {
    const works = new Map<string, Promise<void>>()
    const start = (lane: Lane, name: string) => works.set(name, run(lane, name))
    start("second", "x")
    start("first", "a")
    start("second", "y")
    start("first", "b")
    await finish(works.get("x") as Promise<void>, "x")
    await yieldToEventLoop()
    expect(begun).toEqual(["x", "a", "b"])
  })

  it("a caller is rejected at once when the queue is full, and may retry later", async () => {
    const works = ["a", "b", "c", "d"].map((name) => run("first", name))
    await expect(run("first", "e")).rejects.toThrow(LaneFull)
    await finish(works[0] as Promise<void>, "a")
    void run("first", "e")
    await finish(works[1] as Promise<void>, "b")
    await finish(works[2] as Promise<void>, "c")
    await yieldToEventLoop()
    expect(begun).toEqual(["a", "b", "c", "d", "e"])
  })

  it("a full queue is told once, until it has been empty again", async () => {
    const refused = (name: string) => run("second", name).catch((error: LaneFull) => error.isFirst)
    const works = ["a", "b"].map((name) => run("second", name))
    expect([await refused("c"), await refused("d")]).toEqual([true, false])
    await finish(works[0] as Promise<void>, "a")
    await finish(works[1] as Promise<void>, "b")
    void run("second", "e")
    void run("second", "f")
    expect(await refused("g")).toBe(true)
  })

  it("of a full queue the last of the key with the most is rejected for another key, which is next", async () => {
    const inLane = boundedLanes({ only: { atOnce: 1, waiting: 2 } }, { atOnce: 1 })
    const order: string[] = []
    const running = Promise.withResolvers<void>()
    const ofKey = (key: string, name: string) => inLane("only", async () => void order.push(name), key)
    const first = inLane("only", () => running.promise, "flood")
    const second = ofKey("flood", "flood 1")
    const third = ofKey("flood", "flood 2")
    const honest = ofKey("honest", "honest")
    await expect(third).rejects.toThrow(LaneFull)
    running.resolve()
    await Promise.all([first, second, honest])
    expect(order).toEqual(["flood 1", "honest"])
  })

  it("work that fails frees its place, and its caller gets the reason", async () => {
    const inLane = boundedLanes({ only: { atOnce: 1, waiting: 1 } }, { atOnce: 1 })
    const failed = inLane("only", () => Promise.reject(new Error("broken")))
    const next = inLane("only", async () => "done")
    await expect(failed).rejects.toThrow("broken")
    expect(await next).toBe("done")
  })
})
