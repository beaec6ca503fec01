import { expect, it } from "vitest"
import { currentNotices, feedback, subscribeToNotices } from "./feedback.ts"

it("a notice keeps the function that undoes the action", () => {
  let undone = 0
  feedback.success("Award assignment removed", "Blue Comet", () => {
    undone += 1
  })
  const [removed] = currentNotices()
  removed?.undo?.()
  expect(undone).toBe(1)
  feedback.dismiss(removed?.id ?? 0)
})

it("notices are listed in order, notify listeners, and are dismissed one by one", () => {
  let changes = 0
  const stop = subscribeToNotices(() => {
    changes += 1
  })
  feedback.success("Draft saved", "You can continue editing later")
  feedback.failure("Login failed")
  const [draft, login] = currentNotices()
  expect(draft).toMatchObject({ tone: "success", title: "Draft saved", message: "You can continue editing later" })
  expect(login).toMatchObject({ tone: "failure", title: "Login failed", message: null })
  feedback.dismiss(draft?.id ?? 0)
  expect(currentNotices()).toEqual([login])
  feedback.dismiss(login?.id ?? 0)
  expect(currentNotices()).toEqual([])
  expect(changes).toBe(4)
  stop()
})

it("good news of the screen before ends on the next one, a failure and what can be undone stay", () => {
  feedback.success("Login successful")
  feedback.failure("Error")
  feedback.success("Award assignment removed", null, () => undefined)
  feedback.leaveScreen()
  expect(currentNotices().map(({ title }) => title)).toEqual(["Error", "Award assignment removed"])
  for (const { id } of currentNotices()) feedback.dismiss(id)
})
