import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { feedback, NOTICE_STAYS_MS } from "../../lib/feedback.ts"
import { Toasts } from "./toasts.tsx"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const notice = () => screen.queryByText("Draft saved")

function told() {
  show(<Toasts />)
  act(() => feedback.success("Draft saved"))
  const toast = notice()?.closest("[data-tone]")
  if (!toast) throw new Error("There is no notice")
  // The test environment has no layout.
  toast.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50)
  return {
    point: (clientX: number, clientY: number, pointerType = "mouse") =>
      fireEvent.pointerMove(document.body, { clientX, clientY, pointerType }),
  }
}

it("a notice closes automatically", () => {
  told()
  pass(NOTICE_STAYS_MS - 1)
  expect(notice()).not.toBeNull()
  pass(1)
  expect(notice()).toBeNull()
})

it("it stays as long as the mouse is over it", () => {
  const { point } = told()
  point(50, 25)
  pass(2 * NOTICE_STAYS_MS)
  expect(notice()).not.toBeNull()
  point(50, 60)
  pass(NOTICE_STAYS_MS)
  expect(notice()).toBeNull()
})

it("a touch that passes over it does not keep it open", () => {
  const { point } = told()
  point(50, 25, "touch")
  pass(NOTICE_STAYS_MS)
  expect(notice()).toBeNull()
})

it("it stays as long as one of its buttons has the focus", () => {
  told()
  const dismiss = screen.getByRole("button", { name: "Dismiss notice" })
  act(() => dismiss.focus())
  pass(2 * NOTICE_STAYS_MS)
  expect(notice()).not.toBeNull()
  act(() => dismiss.blur())
  pass(NOTICE_STAYS_MS)
  expect(notice()).toBeNull()
})
