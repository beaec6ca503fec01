import { expect, it } from "vitest"
import { goesOn } from "./use-goes-on.ts"

it.each([
  [false, { scrollWidth: 300 }],
  [false, { scrollWidth: 301 }],
  [true, { scrollWidth: 900 }],
  [false, { scrollWidth: 900, scrollLeft: 600 }],
  [false, { scrollWidth: 900, scrollLeft: -600 }],
])("%j: a box goes on at %j", (goes, fields) => {
  expect(goesOn({ clientWidth: 300, scrollLeft: 0, ...fields } as Element)).toBe(goes)
})
