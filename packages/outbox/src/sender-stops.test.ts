import { beforeEach, describe, expect, it } from "vitest"
import { type Exclusive, openPhone } from "./fixture-phone.ts"
import { ENTRY, makeChange, makeFailure } from "./fixtures.ts"
import { settle } from "./hand-clock.ts"

let phone: ReturnType<typeof openPhone>
beforeEach(() => {
  phone = openPhone()
})

describe("the session has ended", () => {
  it.each(["SIGN_IN_REQUIRED", "FORBIDDEN", "DATABASE_CHANGED"] as const)(
    "%s: it is reported once, and nothing more is sent",
    async (code) => {
      phone.sender.send(makeChange(1))
      await settle()
      phone.connection.first().fail(makeFailure(code))
      await settle()
      expect(phone.reported).toEqual([code])
      expect(phone.sender.stopped()?.code).toBe(code)
      void phone.sender.wake()
      phone.sender.send(makeChange(2))
      phone.sender.store(makeChange(3))
      await phone.clock.pass(60_000)
      expect(phone.pointsSent()).toEqual([1])
      expect(phone.outbox.pending().get(ENTRY)).toMatchObject({ state: "unsent", content: { points: { 1: 3 } } })
    },
  )
})

it("after a sign-in, stopped sending continues", async () => {
  phone.sender.send(makeChange(1))
  await settle()
  phone.connection.first().fail(makeFailure("SIGN_IN_REQUIRED"))
  await settle()
  phone.sender.resume()
  await settle()
  expect(phone.sender.stopped()).toBeNull()
  expect(phone.connection.sent[1]).toEqual(phone.connection.sent[0])
  await phone.save()
  expect(phone.stateOf()).toBeNull()
})

it("sends drafts at once when the device is put away, but not within a pause", async () => {
  phone.sender.store(makeChange(1))
  phone.sender.hurry()
  await settle()
  expect(phone.pointsSent()).toEqual([1])
  expect(phone.clock.waiting()).toEqual([])
  await phone.cut()
  phone.sender.store(makeChange(2))
  phone.sender.hurry()
  await settle()
  expect(phone.pointsSent()).toEqual([1])
})

it("a closed sender sends nothing more, and does not report the outcome of its last attempt", async () => {
  phone.sender.send(makeChange(1))
  await settle()
  phone.sender.close()
  phone.connection.first().fail(makeFailure("SIGN_IN_REQUIRED"))
  await settle()
  expect(phone.reported).toEqual([])
  expect(phone.clock.waiting()).toEqual([])
})

it("a closed sender waits for nothing, whether something was typed before or after", async () => {
  phone.sender.store(makeChange(1))
  phone.sender.close()
  expect(phone.clock.waiting()).toEqual([])
  phone.sender.store(makeChange(2))
  expect(phone.clock.waiting()).toEqual([])
})

it("a lock that the browser takes away is requested again", async () => {
  let isTaken = true
  const takesOnce: Exclusive = async (work) => {
    if (!isTaken) return work()
    isTaken = false
    throw new Error("The page was put to sleep.")
  }
  const sleeper = openPhone(takesOnce)
  sleeper.outbox.store(makeChange(1))
  await expect(sleeper.sender.wake()).rejects.toThrow("put to sleep")
  expect(sleeper.pointsSent()).toEqual([])
  await sleeper.clock.pass(500)
  expect(sleeper.pointsSent()).toEqual([1])
})
