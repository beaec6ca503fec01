import { expect, it } from "vitest"
import { sidesOf } from "./use-goes-on.ts"

const SIZES = { clientHeight: 100, clientWidth: 300, scrollTop: 0, scrollLeft: 0 }

it.each([
  ["", { scrollHeight: 100, scrollWidth: 300 }],
  ["", { scrollHeight: 101, scrollWidth: 301 }],
  ["below", { scrollHeight: 400, scrollWidth: 300 }],
  ["aside", { scrollHeight: 100, scrollWidth: 900 }],
  ["below aside", { scrollHeight: 400, scrollWidth: 900 }],
  ["aside", { scrollHeight: 400, scrollWidth: 900, scrollTop: 300 }],
  ["below", { scrollHeight: 400, scrollWidth: 900, scrollLeft: 600 }],
  ["below", { scrollHeight: 400, scrollWidth: 900, scrollLeft: -600 }],
])("a box goes on %j at %j", (sides, fields) => {
  expect(sidesOf({ ...SIZES, ...fields } as Element)).toBe(sides)
})
