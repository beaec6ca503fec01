import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest"

let complaints: MockInstance<(...words: unknown[]) => void>
beforeEach(() => {
  complaints = vi.spyOn(console, "error").mockImplementation(() => {})
})

/** An error on the console fails the test that caused it. */
afterEach(() => {
  const { calls } = complaints.mock
  complaints.mockRestore()
  expect(calls, "console.error was called").toEqual([])
})
