import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compareVotingIds, nextVotingId } from "./voting-id.ts"

describe("voting IDs are sorted in natural order", () => {
  it.each([
    ["10 9 2 1", "1 2 9 10"],
    ["A10 A2 A1 B1", "A1 A2 A10 B1"],
    ["A2B10 A2B9 A2", "A2 A2B9 A2B10"],
    ["b1 A2 a1 B2", "a1 A2 b1 B2"],
    ["C-12 C-3 C12", "C-3 C-12 C12"],
    ["7 007 07", "007 07 7"],
    ["a A", "A a"],
    ["99999999999999999999 100000000000000000000", "99999999999999999999 100000000000000000000"],
    ["X 5", "5 X"],
    ["Ö2 Ö10 Z1", "Z1 Ö2 Ö10"],
    ["🚗2 🚗10 \uFF21", "\uFF21 🚗2 🚗10"],
  ])("%s → %s", (ids, sorted) => {
    expect(ids.split(" ").sort(compareVotingIds).join(" ")).toBe(sorted)
  })
})

describe("the order is total", () => {
  const id = fc.oneof(
    fc.string({ unit: fc.constantFrom("0", "1", "2", "9", "a", "A", "b", "-"), maxLength: 6 }),
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.string({ unit: fc.constantFrom("\uD800", "\uDC00", "\uE000", "1", "x"), maxLength: 4 }),
  )

  it("only identical IDs are equal, and swapping two reverses the sign", () => {
    fc.assert(
      fc.property(id, id, (a, b) => {
        expect(compareVotingIds(a, b) === 0).toBe(a === b)
        expect(Math.sign(compareVotingIds(a, b)) + Math.sign(compareVotingIds(b, a))).toBe(0)
      }),
    )
  })

  it("is transitive", () => {
    fc.assert(
      fc.property(id, id, id, (a, b, c) => {
        const [first = "", second = "", third = ""] = [a, b, c].sort(compareVotingIds)
        expect(compareVotingIds(first, second)).toBeLessThanOrEqual(0)
        expect(compareVotingIds(second, third)).toBeLessThanOrEqual(0)
        expect(compareVotingIds(first, third)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 1000 },
    )
  })

  it("numbers are sorted by value", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.string(), (a, b, prefix) => {
        const text = /\d$/.test(prefix) ? `${prefix}-` : prefix
        expect(Math.sign(compareVotingIds(`${text}${a}`, `${text}${b}`))).toBe(Math.sign(a - b))
      }),
    )
  })
})

it.each([
  [["A01", "A02", "E08"], "E09"],
  [["E09", "E11", "A01", "E08"], "E12"],
  [["e09", "E08"], "E10"],
  [["7", "8"], "9"],
  [["A-09"], "A-10"],
  [["E99"], "E100"],
  [["2026-1", "2026-2"], "2026-3"],
  [["A1", "Roadster"], null],
  [[], null],
])("after %j comes %j", (votingIds, next) => {
  expect(nextVotingId(votingIds)).toBe(next)
})
