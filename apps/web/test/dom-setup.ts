import { cleanup, configure } from "@testing-library/react"
import * as React from "react"
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest"
import { screenOf, setScreenWidth } from "./screen-width.ts"

/**
 * React's development build records a stack for every element, for its warnings, and stops after ten thousand a second.
 * The stacks take a fifth of the time of these tests, so React is told that it has reached that limit.
 */
const internals: object = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE")
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
})

/** jsdom has no layout, so no element changes its size. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.matchMedia = screenOf
// No font is ever loaded; a growing text area only adds a listener.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true })
window.ResizeObserver = StillResizeObserver
Element.prototype.scrollIntoView = () => {}
Element.prototype.setPointerCapture = () => {}

// The same limit as in the end-to-end tests: a busy machine needs more than the default second.
configure({ asyncUtilTimeout: 30_000 })

let errors: MockInstance<(...words: unknown[]) => void>
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {})
})

// jsdom does not know this element yet; browsers do.
const isAboutSearchElement = ([message, tag]: unknown[]) =>
  String(message).startsWith("The tag <%s> is unrecognized") && tag === "search"

/** Removes what a test has rendered. The test fails if React or jsdom reported an error on the console. */
afterEach(() => {
  cleanup()
  setScreenWidth("desktop")
  const calls = errors.mock.calls.filter((call) => !isAboutSearchElement(call))
  errors.mockRestore()
  expect(calls, "console.error was called").toEqual([])
})
