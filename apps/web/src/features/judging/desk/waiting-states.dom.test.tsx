import { act, renderHook } from "@testing-library/react"
import { expect, it } from "vitest"
import { useIsSafe } from "./waiting-states.ts"

it("sheets count as safe until the storage was read, and then as its state says, also when that changes", () => {
  let isStored = true
  const listeners = new Set<() => void>()
  const saving = {
    isSafe: () => isStored,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const { result, rerender } = renderHook((known) => useIsSafe(known), {
    initialProps: null as typeof saving | null,
  })
  expect(result.current).toBe(true)
  rerender(saving)
  expect(result.current).toBe(true)
  isStored = false
  act(() => {
    for (const listener of listeners) listener()
  })
  expect(result.current).toBe(false)
})
