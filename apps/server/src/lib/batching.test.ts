import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { passInTurns, readTogether } from "./batching.ts"

describe("reading together", () => {
  it("reads once for all callers of one turn, and once for each key", async () => {
    const begun: string[] = []
    const read = readTogether(async (key: string) => {
      begun.push(key)
      return `what ${key} says`
    })
    expect(await Promise.all(["a", "b", "a", "a"].map(read))).toEqual([
      "what a says",
      "what b says",
      "what a says",
      "what a says",
    ])
    expect(begun).toEqual(["a", "b"])
  })

  it("gives nobody data from before they asked: not from a read that has begun, nor from one that has ended", async () => {
    let stands = 1
    const ends: (() => void)[] = []
    const read = readTogether(async (_key: string) => {
      const found = stands
      await new Promise<void>((end) => ends.push(end))
      return found
    })
    const first = read("a")
    await yieldToEventLoop()
    stands = 2
    const second = read("a")
    await yieldToEventLoop()
    stands = 3
    const third = read("a")
    await yieldToEventLoop()
    for (const end of ends) end()
    expect(await Promise.all([first, second, third])).toEqual([1, 2, 3])
  })

  it("rejects for all callers if it fails, and reads again for the next", async () => {
    let isBroken = true
    const read = readTogether(async (key: string) => {
      if (isBroken) throw new Error("no disk")
      return key
    })
    const told = await Promise.allSettled([read("a"), read("a")])
    expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected"])
    isBroken = false
    expect(await read("a")).toBe("a")
  })
})

describe("waiting for a turn of the event loop", () => {
  it("releases a limited number of waiters per turn, in their order, and others run in between", async () => {
    const pass = passInTurns(2)
    const passed: string[] = []
    const all = Promise.all(["a", "b", "c", "d", "e"].map((name) => pass().then(() => passed.push(name))))
    const turns: string[] = []
    while (passed.length < 5) {
      await yieldToEventLoop()
      turns.push(passed.join(""))
    }
    await all
    expect(turns.filter((text) => text !== "")).toEqual(["ab", "abcd", "abcde"])
    await pass()
  })
})
