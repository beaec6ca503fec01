import { expect, it } from "vitest"
import { keepNewest } from "./keep-newest.ts"

it.each([
  ["abc", 4, "abc"],
  ["abc", 3, "abc"],
  ["abcd", 3, "bcd"],
  ["abcdef", 1, "f"],
  ["ab", 0, ""],
  ["", 2, ""],
])("keeps of %j at most %i: %j", async (kept, most, left) => {
  const cache = new Set(kept)
  await keepNewest({ keys: async () => [...cache], delete: async (key: string) => cache.delete(key) }, most)
  expect([...cache].join("")).toBe(left)
})
