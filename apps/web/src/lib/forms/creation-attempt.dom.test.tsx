import { renderHook } from "@testing-library/react"
import { expect, it } from "vitest"
import { refused } from "../../../test/calls.tsx"
import { useCreationAttempt } from "./creation-attempt.ts"

it.each([
  ["no answer", new TypeError("Failed to fetch"), true],
  ["an answer that cannot be read", new SyntaxError("Unexpected token <"), true],
  ["the server not being able right now", refused("UNAVAILABLE"), true],
  ["a refusal", refused("VOTING_ID_TAKEN"), false],
  ["a success", null, false],
])("%s decides whether the next try is the same attempt", (_, error, isSame) => {
  const { result } = renderHook(() => useCreationAttempt())
  const first = result.current.mutationId()
  expect(result.current.mutationId()).toBe(first)
  result.current.onSettled(undefined, error)
  expect(result.current.mutationId() === first).toBe(isSame)
})
