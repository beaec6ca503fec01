import { afterEach, expect, it } from "vitest"
import { currentNotices, feedback } from "../feedback.ts"
import { guardLeaving } from "../leave-guard.ts"
import { holdUpdateWhile, isCalm } from "./update-calm.ts"

/** A page with the focus on something, and perhaps a dialog; only the part that is used. */
const page = (focus: "field" | "button" | null, hasDialog = false) => ({
  activeElement: focus && { matches: () => focus === "field" },
  querySelector: () => (hasDialog ? "a dialog" : null),
})

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

it.each([
  ["nothing in focus", page(null), true],
  ["a button in focus", page("button"), true],
  ["a field in focus", page("field"), false],
  ["a dialog open", page("button", true), false],
])("with %s a page is calm: %s", (_title, at, calm) => {
  expect(isCalm(at)).toBe(calm)
})

it("unsaved work delays a new version until it is saved", () => {
  const release = guardLeaving(() => undefined)
  undo.push(release)
  expect(isCalm(page(null))).toBe(false)
  release()
  expect(isCalm(page(null))).toBe(true)
})

it("a registered reason delays a new version while it applies", () => {
  let waiting = 1
  undo.push(holdUpdateWhile(() => waiting > 0))
  expect(isCalm(page(null))).toBe(false)
  waiting = 0
  expect(isCalm(page(null))).toBe(true)
})

it("a shown notice delays a new version", () => {
  feedback.success("Draft saved")
  expect(isCalm(page(null))).toBe(false)
  for (const { id } of currentNotices()) feedback.dismiss(id)
  expect(isCalm(page(null))).toBe(true)
})
