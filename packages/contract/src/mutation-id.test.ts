import { afterEach, expect, it, vi } from "vitest"
import { newMutationId } from "./mutation-id.ts"

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

it("every id is different", () => {
  const ids = Array.from({ length: 100 }, newMutationId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(UUID_4)
})

it("ids are made on a plain http address too, which has no randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 100 }, newMutationId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(UUID_4)
})
