import { beforeEach, describe, expect, it } from "vitest"
import { type Exclusive, openPhone } from "../fixture-phone.ts"
import { ENTRY, makeChange, makeFailure } from "../fixtures.ts"
import { settle } from "../hand-clock.ts"

let phone: ReturnType<typeof openPhone>
beforeEach(() => {
  phone = openPhone()
})

describe("the session has ended", () => {
  it.each(["SIGN_IN_REQUIRED", "FORBIDDEN", "DATABASE_CHANGED"] as const)(
    "%s: the judge is told once, and nothing goes out any more",
    async (code) => {
      phone.sender.send(makeChange(1))
      await settle()
      phone.line.first().fail(makeFailure(code))
      await settle()
      expect(phone.told).toEqual([code])
      void phone.sender.wake()
      phone.sender.send(makeChange(2))
      phone.sender.keep(makeChange(3))
      await phone.clock.pass(60_000)
      expect(phone.pointsSent()).toEqual([1])
      expect(phone.outbox.pending().get(ENTRY)).toMatchObject({ state: "kept", content: { points: { 1: 3 } } })
    },
  )
})

it("after somebody has signed in what was stopped goes on", async () => {
  phone.sender.send(makeChange(1))
  await settle()
  phone.line.first().fail(makeFailure("SIGN_IN_REQUIRED"))
  await settle()
  phone.sender.resume()
  await settle()
  expect(phone.line.sent[1]).toEqual(phone.line.sent[0])
  await phone.save()
  expect(phone.stateOf()).toBeNull()
})

it("a device that is put away sends what was typed without its second, but not within a pause", async () => {
  phone.sender.keep(makeChange(1))
  phone.sender.hurry()
  await settle()
  expect(phone.pointsSent()).toEqual([1])
  await phone.cut()
  phone.sender.keep(makeChange(2))
  phone.sender.hurry()
  await settle()
  expect(phone.pointsSent()).toEqual([1])
})

it("a page that is left sends no more and tells nothing of the try that was on the line", async () => {
  phone.sender.send(makeChange(1))
  await settle()
  phone.sender.close()
  phone.line.first().fail(makeFailure("SIGN_IN_REQUIRED"))
  await settle()
  expect(phone.told).toEqual([])
  expect(phone.clock.waiting()).toEqual([])
})

it("a turn that the browser takes away is asked for again", async () => {
  let isTaken = true
  const takesOnce: Exclusive = async (work) => {
    if (!isTaken) return work()
    isTaken = false
    throw new Error("The page was put to sleep.")
  }
  const sleeper = openPhone(takesOnce)
  sleeper.outbox.keep(makeChange(1))
  await expect(sleeper.sender.wake()).rejects.toThrow("put to sleep")
  expect(sleeper.pointsSent()).toEqual([])
  await sleeper.clock.pass(500)
  expect(sleeper.pointsSent()).toEqual([1])
})
