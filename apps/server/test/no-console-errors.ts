import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest"

let complaints: MockInstance<(...words: unknown[]) => void>
beforeEach(() => {
  complaints = vi.spyOn(console, "error").mockImplementation(() => {})
})

/** What a program complains of on the console is a failure of the test that made it complain. */
afterEach(() => {
  const { calls } = complaints.mock
  complaints.mockRestore()
  expect(calls, "console.error was called").toEqual([])
})
