import { beforeEach, describe, expect, it } from "vitest"
import { openPhone } from "./fixture-phone.ts"
import { ENTRY, makeChange, makeFailure, makeSaved, makeStored } from "./fixtures.ts"
import { settle } from "./hand-clock.ts"
import { pauseMs } from "./sender.ts"

let phone: ReturnType<typeof openPhone>
beforeEach(() => {
  phone = openPhone()
})

describe("a draft is sent one second after the last change", () => {
  it("a draft is not sent a millisecond earlier", async () => {
    phone.sender.store(makeChange(1))
    await phone.clock.pass(999)
    expect(phone.pointsSent()).toEqual([])
    await phone.clock.pass(1)
    expect(phone.pointsSent()).toEqual([1])
  })

  it("every change restarts the second, and only the newest is sent", async () => {
    for (const points of [1, 2, 3]) {
      phone.sender.store(makeChange(points))
      await phone.clock.pass(900)
    }
    await phone.clock.pass(100)
    expect(phone.pointsSent()).toEqual([3])
  })

  it("each sheet has its own second", async () => {
    phone.sender.store(makeChange(1))
    await phone.clock.pass(600)
    phone.sender.store(makeChange(2, { entryId: 8 }))
    await phone.clock.pass(400)
    expect(phone.pointsSent()).toEqual([1])
    await phone.save()
    await phone.clock.pass(600)
    expect(phone.pointsSent()).toEqual([1, 2])
  })

  it("a change typed during an attempt is sent after its answer, one second after it was typed", async () => {
    phone.sender.store(makeChange(1))
    await phone.clock.pass(1_000)
    phone.sender.store(makeChange(2))
    await phone.clock.pass(400)
    await phone.save(9)
    expect(phone.pointsSent()).toEqual([1])
    await phone.clock.pass(600)
    expect(phone.connection.sent.map(({ baseRevision }) => baseRevision)).toEqual([0, 9])
  })

  it("no timer runs once everything is sent", async () => {
    phone.sender.store(makeChange(1))
    await phone.clock.pass(1_000)
    await phone.save()
    expect(phone.clock.waiting()).toEqual([])
    expect(phone.stateOf()).toBeNull()
  })

  it("no timer runs for a sheet that needs the judge", async () => {
    phone.sender.store(makeChange(1))
    await phone.clock.pass(1_000)
    phone.connection.first().fail(makeFailure("SHEET_CHANGED", { current: makeStored(2, 12) }))
    await settle()
    expect(phone.stateOf()).toBe("needs-you")
    expect(phone.clock.waiting()).toEqual([])
    phone.sender.store(makeChange(3))
    expect(phone.clock.waiting()).toEqual([])
  })
})

describe("a submit is sent at once", () => {
  it("a submit right after a change is sent at once", async () => {
    phone.sender.store(makeChange(1))
    phone.sender.send(makeChange(1, { isSubmitted: true }))
    await settle()
    expect(phone.connection.sent).toMatchObject([{ isSubmitted: true }])
  })

  it("a submit within a long pause is sent after the first seconds of the pause", async () => {
    phone.sender.store(makeChange(1))
    await phone.failTimes(4)
    await phone.clock.pass(2_000)
    phone.sender.send(makeChange(2, { entryId: 8, isSubmitted: true }))
    await settle()
    expect(phone.connection.calls).toEqual([])
    await phone.clock.pass(1_000)
    expect(phone.connection.first().body).toMatchObject({ entryId: 8, isSubmitted: true })
  })

  it("a submit is sent directly after another sheet that is being sent", async () => {
    phone.sender.send(makeChange(1))
    await settle()
    phone.sender.send(makeChange(2, { entryId: 8, isSubmitted: true }))
    await settle()
    expect(phone.pointsSent()).toEqual([1])
    await phone.save()
    expect(phone.pointsSent()).toEqual([1, 2])
  })

  it.each(["INVALID_INPUT", "SCORES_LOCKED"] as const)("a submit after %s is sent at once", async (code) => {
    phone.sender.send(makeChange(1))
    await settle()
    phone.connection.first().fail(makeFailure(code))
    await settle()
    phone.sender.send(makeChange(1, { isSubmitted: true }))
    await settle()
    expect(phone.connection.first().body).toMatchObject({ isSubmitted: true })
  })

  it("a submit is not sent over another device's sheet until the judge has decided which of the two counts", async () => {
    phone.sender.send(makeChange(1))
    await settle()
    phone.connection.first().fail(makeFailure("SHEET_CHANGED", { current: makeStored(2, 12) }))
    await settle()
    phone.sender.send(makeChange(3, { isSubmitted: true }))
    await phone.clock.pass(60_000)
    expect([phone.pointsSent(), phone.stateOf()]).toEqual([[1], "needs-you"])
    await phone.outbox.sendAnyway(ENTRY)
    void phone.sender.wake()
    await settle()
    expect(phone.connection.first().body).toMatchObject({ isSubmitted: true, baseRevision: 12 })
    expect(phone.pointsSent()).toEqual([1, 3])
  })
})

describe("after the connection fails, it is sent again", () => {
  it.each<[failures: number, least: number, most: number]>([
    [1, 500, 1_000],
    [2, 1_000, 2_000],
    [3, 2_000, 4_000],
    [5, 8_000, 16_000],
    [6, 15_000, 30_000],
    [500, 15_000, 30_000],
  ])("after failure %s it is sent again in %s to %s ms", (failures, least, most) => {
    expect(pauseMs(failures, 0)).toBe(least)
    expect(pauseMs(failures, 0.5)).toBe((least + most) / 2)
    expect(pauseMs(failures, 1)).toBe(most)
  })

  it.each<[seconds: number, random: number, pause: number]>([
    [60, 0, 60_000],
    [60, 1, 75_000],
    [1, 0, 15_000],
    [0, 1, 30_000],
  ])(
    "it is not sent before the %s seconds that the server asks for, plus up to a quarter (random %s): %s ms",
    (seconds, random, pause) => {
      expect(pauseMs(9, random, seconds)).toBe(pause)
    },
  )

  it("the same attempt is sent again, unchanged, after growing pauses", async () => {
    phone.sender.send(makeChange(1))
    const sentAt: number[] = []
    for (const pause of [500, 1_000, 2_000]) {
      await settle()
      sentAt.push(phone.clock.now())
      await phone.cut()
      expect(phone.clock.waiting()).toEqual([pause])
      expect(phone.stateOf()).toBe("unsent")
      await phone.clock.pass(pause)
    }
    await phone.save()
    expect(sentAt).toEqual([0, 500, 1_500])
    expect(new Set(phone.connection.sent.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(phone.reported).toEqual(["UNREACHABLE", "UNREACHABLE", "UNREACHABLE"])
  })

  it("after a success the pauses start again from the shortest", async () => {
    phone.sender.send(makeChange(1))
    await settle()
    await phone.cut()
    await phone.clock.pass(500)
    await phone.cut()
    expect(phone.sender.lastCut()?.code).toBe("UNREACHABLE")
    await phone.clock.pass(1_000)
    await phone.save()
    expect(phone.sender.lastCut()).toBeNull()
    phone.sender.send(makeChange(2))
    await settle()
    await phone.cut()
    expect(phone.clock.waiting()).toEqual([500])
  })

  it("nothing is sent before the time that the server asks for", async () => {
    phone.sender.send(makeChange(1))
    await settle()
    phone.connection.first().fail(makeFailure("UNAVAILABLE", { retryAfterSeconds: 5 }))
    await settle()
    expect(phone.clock.waiting()).toEqual([5_000])
  })

  it("more typing does not shorten the pause", async () => {
    phone.sender.send(makeChange(1))
    await settle()
    phone.connection.first().fail(makeFailure("UNAVAILABLE", { retryAfterSeconds: 60 }))
    await settle()
    phone.sender.store(makeChange(2))
    await phone.clock.pass(59_000)
    expect(phone.pointsSent()).toEqual([1])
  })

  it("a device that wakes shortens a long pause", async () => {
    phone.sender.send(makeChange(1))
    await phone.failTimes(5)
    await phone.clock.pass(3_000)
    void phone.sender.wake()
    await settle()
    expect(phone.connection.calls).toHaveLength(1)
  })

  it("a device that keeps waking sends every three seconds at most, and not before the time that the server asks for", async () => {
    phone.sender.send(makeChange(1))
    await phone.failTimes(5)
    const wakeFor = async (milliseconds: number, fields: Parameters<typeof makeFailure>[1] = {}) => {
      const before = phone.connection.sent.length
      for (let passed = 0; passed < milliseconds; passed += 10) {
        void phone.sender.wake()
        await phone.clock.pass(10)
        if (phone.connection.calls.length > 0) phone.connection.first().fail(makeFailure("UNAVAILABLE", fields))
      }
      return phone.connection.sent.length - before
    }
    expect(await wakeFor(30_000)).toBeLessThanOrEqual(10)
    expect(await wakeFor(60_000, { retryAfterSeconds: 20 })).toBeLessThanOrEqual(3)
  })

  it("a device that wakes while an attempt hangs does not repeat it at once", async () => {
    phone.sender.send(makeChange(1))
    await settle()
    void phone.sender.wake()
    await phone.cut()
    expect(phone.pointsSent()).toEqual([1])
    expect(phone.clock.waiting()).toEqual([500])
  })

  it("the failure of the last attempt is not reported during the next one", async () => {
    phone.sender.send(makeChange(1))
    await settle()
    phone.connection.first().fail(makeFailure("UNAVAILABLE"))
    await settle()
    expect(phone.sender.lastCut()?.kind).toBe("unavailable")
    await phone.clock.pass(500)
    expect(phone.connection.calls).toHaveLength(1)
    expect(phone.sender.lastCut()).toBeNull()
  })

  it("a sheet that makes the server fail does not block the others", async () => {
    for (const entryId of [1, 2, 3]) phone.sender.store(makeChange(entryId, { entryId }))
    const answerAll = async () => {
      for (let round = 0; round < 10; round++) {
        await phone.clock.pass(30_000)
        for (const { body, save, fail } of [...phone.connection.calls]) {
          if (body.entryId === 1) fail(makeFailure("UNAVAILABLE"))
          else save(makeSaved(1, body))
        }
      }
    }
    await answerAll()
    await settle()
    expect([...phone.outbox.pending().keys()]).toEqual([1])
  })
})
