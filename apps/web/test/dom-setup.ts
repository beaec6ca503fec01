import { cleanup } from "@testing-library/react"
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest"
import { currentNotices, feedback } from "../src/lib/feedback.ts"
import { screenOf, setScreenWidth } from "./screen-width.ts"

/** Nothing is laid out here, so no element changes its size. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.matchMedia = screenOf
// No font is ever loaded; a text area that grows only listens.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true })
window.ResizeObserver = StillResizeObserver
Element.prototype.scrollIntoView = () => {}
Element.prototype.setPointerCapture = () => {}

let errors: MockInstance<(...words: unknown[]) => void>
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {})
})

// jsdom does not know this element yet; browsers do.
const isAboutSearchElement = ([message, tag]: unknown[]) =>
  String(message).startsWith("The tag <%s> is unrecognized") && tag === "search"

/** Removes what a test has rendered; what React or jsdom reported on the console fails it. */
afterEach(() => {
  cleanup()
  for (const { id } of currentNotices()) feedback.dismiss(id)
  setScreenWidth("desktop")
  const calls = errors.mock.calls.filter((call) => !isAboutSearchElement(call))
  errors.mockRestore()
  expect(calls, "console.error was called").toEqual([])
})
