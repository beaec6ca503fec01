import { expect, it } from "vitest"
import { byteRange, isReadableRange } from "./byte-range.ts"

it.each([
  [undefined, null],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-", { start: 0, end: 9 }],
  ["bytes=3-5", { start: 3, end: 5 }],
  ["bytes=9-99", { start: 9, end: 9 }],
  ["Bytes= 3-5 ", { start: 3, end: 5 }],
  ["bytes=-4", { start: 6, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=10-20", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [`bytes=${"9".repeat(40)}-`, "unsatisfiable"],
  ["bytes=9-1", null],
  ["bytes=-", null],
  ["bytes=abc", null],
  ["bytes=1-x", null],
  ["bytes=+1-2", null],
  ["bytes=0-1,3-4", null],
  ["bytes 0-1", null],
  ["items=0-1", null],
  ["", null],
] as const)("of ten bytes, %j is %j", (header, part) => {
  expect(byteRange(header, 10)).toEqual(part)
})

it("an empty file has no part", () => {
  expect([byteRange("bytes=0-", 0), byteRange("bytes=-1", 0)]).toEqual(["unsatisfiable", "unsatisfiable"])
})

it.each([
  ["bytes=9-", true],
  ["bytes=-0", true],
  ["bytes=9-1", false],
  ["bytes=abc", false],
])("%s is valid: %s", (header, isReadable) => {
  expect(isReadableRange(header)).toBe(isReadable)
})
