import { expect, it } from "vitest"
import { dropGuard, guardLeaving, leaveThrough } from "./leave-guard.ts"

it("lets people leave at once without a guard", () => {
  let hasLeft = false
  leaveThrough(() => {
    hasLeft = true
  })
  expect(hasLeft).toBe(true)
})

it("asks the guard first, until the guard is removed", () => {
  const asked: (() => void)[] = []
  const left: string[] = []
  const open = guardLeaving((leave) => asked.push(leave))
  leaveThrough(() => left.push("by the guard"))
  expect(left).toEqual([])
  asked[0]?.()
  open()
  leaveThrough(() => left.push("freely"))
  expect(left).toEqual(["by the guard", "freely"])
})

it("removing an earlier guard leaves a later one in place", () => {
  const openEarlier = guardLeaving(() => undefined)
  const openLater = guardLeaving(() => undefined)
  openEarlier()
  let hasLeft = false
  leaveThrough(() => {
    hasLeft = true
  })
  openLater()
  expect(hasLeft).toBe(false)
})

it("asks nothing after the person has agreed elsewhere, until another guard is set", () => {
  const asked: string[] = []
  const openEarlier = guardLeaving(() => asked.push("earlier"))
  dropGuard()
  leaveThrough(() => undefined)
  expect(asked).toEqual([])
  const open = guardLeaving(() => asked.push("later"))
  openEarlier()
  leaveThrough(() => undefined)
  open()
  expect(asked).toEqual(["later"])
})
