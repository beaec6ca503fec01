import { afterEach, beforeEach, expect, vi } from "vitest"

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {})
})

/** What a program complains of on the console is a failure of the test that made it complain. */
afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(complaints, "console.error was called").toEqual([])
})
