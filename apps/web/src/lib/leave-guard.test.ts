import { expect, it } from "vitest"
import { guardLeaving, leaveThrough } from "./leave-guard.ts"

it("lets people leave at once where nothing is unsaved", () => {
  let hasLeft = false
  leaveThrough(() => {
    hasLeft = true
  })
  expect(hasLeft).toBe(true)
})

it("holds them until the guard agrees, and no longer than it stands", () => {
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

it("an earlier guard does not open the way past a later one", () => {
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
