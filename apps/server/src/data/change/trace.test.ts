import { expect, it } from "vitest"
import { sessionTag } from "./trace.ts"

it("a session's tag is never an option of a command line", () => {
  const tags = Array.from({ length: 1_000 }, (_, number) => sessionTag(String(number)))
  expect(tags.filter((tag) => !/^\w[\w-]{21}$/.test(tag))).toEqual([])
  expect(new Set(tags).size).toBe(1_000)
})
