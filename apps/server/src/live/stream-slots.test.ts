import { expect, it } from "vitest"
import { createStreamSlots } from "./stream-slots.ts"

it("a session has a limit of streams: one more closes its oldest, and other sessions' streams stay", () => {
  const slots = createStreamSlots(2)
  const closed: string[] = []
  const take = (session: string, name: string) => slots.take(session, () => closed.push(name))
  take("ann", "a1")
  const second = take("ann", "a2")
  take("bob", "b1")
  expect(closed).toEqual([])
  take("ann", "a3")
  expect(closed).toEqual(["a1"])
  second.release()
  take("ann", "a4")
  expect(closed).toEqual(["a1"])
  take("ann", "a5")
  expect(closed).toEqual(["a1", "a3"])
})

it("a slot released twice, or after it was lost, counts once", () => {
  const slots = createStreamSlots(1)
  const closed: string[] = []
  const first = slots.take("ann", () => closed.push("first"))
  slots.take("ann", () => closed.push("second"))
  first.release()
  first.release()
  slots.take("ann", () => closed.push("third"))
  expect(closed).toEqual(["first", "second"])
})
