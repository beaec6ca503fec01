import { describe, expect, it } from "vitest"
import { pointsAfterKey, pointsAtCell, pointsAtShare } from "./point-slider.tsx"

describe("keys on a slider", () => {
  it.each([
    ["ArrowRight", 4, 5],
    ["ArrowUp", 4, 5],
    ["ArrowLeft", 4, 3],
    ["ArrowDown", 4, 3],
    ["ArrowRight", 25, 25],
    ["ArrowLeft", 0, 0],
    ["PageUp", 4, 9],
    ["PageDown", 4, 0],
    ["Home", 4, 0],
    ["End", 4, 25],
    ["ArrowRight", null, 1],
    ["ArrowLeft", null, 0],
    ["Tab", 4, undefined],
    ["j", 4, undefined],
  ])("%s at %s of 25 gives %s", (key, points, expected) => {
    expect(pointsAfterKey(key, points, 25)).toBe(expected)
  })
})

it("a position on the slider gives whole points from 0 to the maximum", () => {
  const shares = [-0.2, 0, 0.04, 0.06, 0.5, 0.96, 1, 1.3]
  expect(shares.map((share) => pointsAtShare(share, 10))).toEqual([0, 0, 0, 1, 5, 10, 10, 10])
})

describe("a position on a slider with numbers", () => {
  it("in one row gives the number at its place, at any height", () => {
    const shares = [-0.2, 0, 0.08, 0.1, 0.5, 0.99, 1, 1.3]
    expect(shares.map((share) => pointsAtCell(share, 2 * share, 10, 1))).toEqual([0, 0, 0, 1, 5, 10, 10, 10])
  })

  it.each([
    ["0 to 5 in the upper row", 0.2, 10, [0, 1, 3, 5, 5]],
    ["6 to 10 in the lower row, where 10 has two places", 0.6, 10, [6, 7, 9, 10, 10]],
    ["above the slider as in the upper row", -1, 10, [0, 1, 3, 5, 5]],
    ["below the slider as in the lower row", 2, 10, [6, 7, 9, 10, 10]],
    ["5 to 9 of 9 in the lower row", 0.6, 9, [5, 6, 7, 9, 9]],
    ["5 to 8 of 8 in the lower row, where 8 has two places", 0.6, 8, [5, 6, 7, 8, 8]],
  ])("in two rows gives %s", (_title, y, max, expected) => {
    expect([-0.2, 0.25, 0.5, 0.95, 1.3].map((x) => pointsAtCell(x, y, max, 2))).toEqual(expected)
  })
})
