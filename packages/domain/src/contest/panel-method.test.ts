import { readFileSync } from "node:fs"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { criterionPoints } from "./panel.ts"
import { PANEL_METHODS, type PanelMethod, panelAverageInTenths, panelFigure } from "./panel-method.ts"
import { panelFile, REAL_PANELS, realPanel } from "./real-panels.ts"

/** "7 9 8" is what judges 1, 2 and 3 gave. */
const given = (picture: string) =>
  picture
    .split(" ")
    .filter((points) => points !== "")
    .map((points, index) => ({ judgeId: index + 1, points: Number(points) }))

const average = (picture: string, method: PanelMethod) => (panelAverageInTenths(given(picture), method) / 10).toFixed(1)

describe("the average of a panel", () => {
  it.each<[string, string, string, string]>([
    // given        mean   trimmed mean  median
    ["", "0.0", "0.0", "0.0"],
    ["7", "7.0", "7.0", "7.0"],
    ["7 8", "7.5", "7.5", "7.5"],
    ["0 8 9", "5.7", "5.7", "8.0"],
    ["0 8 9 10", "6.8", "8.5", "8.5"],
    ["10 10 10 0", "7.5", "10.0", "10.0"],
    ["5 5 5 5", "5.0", "5.0", "5.0"],
    ["1 2 4 8 16", "6.2", "4.7", "4.0"],
    // 8.25 is exactly halfway between two tenths.
    ["8 8 8 9", "8.3", "8.0", "8.0"],
    ["0 7 8 8 8 8 100", "19.9", "7.8", "8.0"],
  ])("%j → mean %s, trimmed mean %s, median %s", (points, mean, trimmed, median) => {
    expect(PANEL_METHODS.map((method) => average(points, method))).toEqual([mean, trimmed, median])
  })

  it.each<[string, PanelMethod, number[]]>([
    ["0 8 9", "trimmedMean", []],
    ["0 8 9 10", "trimmedMean", [1, 4]],
    ["10 9 8 0", "trimmedMean", [4, 1]],
    ["7 7 7 7 7", "trimmedMean", [1, 5]],
    ["3 9 9 3", "trimmedMean", [1, 3]],
    ["0 8 9 10", "mean", []],
    ["0 8 9 10", "median", []],
  ])("for %j, %s leaves out the points of judges %j", (points, method, leftOut) => {
    expect(panelFigure(given(points), method).leftOut).toEqual(leftOut)
  })
})

const panels = fc.array(fc.record({ judgeId: fc.nat(1000), points: fc.nat(100) }), { minLength: 1, maxLength: 20 })

it.each(PANEL_METHODS)("%s is between the lowest and the highest score, for any order of the judges", (method) => {
  fc.assert(
    fc.property(panels, (points) => {
      const { sum, count } = panelFigure(points, method)
      const values = points.map((one) => one.points)
      expect(sum).toBeGreaterThanOrEqual(Math.min(...values) * count)
      expect(sum).toBeLessThanOrEqual(Math.max(...values) * count)
      expect(panelFigure(points.toReversed(), method)).toMatchObject({ sum, count })
    }),
  )
})

it("the trimmed mean leaves out exactly what it does not count", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { minLength: 4, maxLength: 12 }), (values) => {
      const { sum, count, leftOut } = panelFigure(given(values.join(" ")), "trimmedMean")
      const counted = values.filter((_, index) => !leftOut.includes(index + 1))
      expect([counted.length, counted.reduce((total, points) => total + points, 0)]).toEqual([count, sum])
      expect(leftOut).toHaveLength(2)
    }),
  )
})

describe("real panels", () => {
  /** Converts quarter points to protocol points in whole hundredths, rounded half up. */
  const inHundredths = ({ sum, count }: { sum: number; count: number }) =>
    Number((BigInt(sum) * 200n + BigInt(count) * 4n) / (BigInt(count) * 8n))

  it.each(REAL_PANELS)("the trimmed mean equals every official panel score of %s", (file) => {
    const { sheets, official } = realPanel(readFileSync(panelFile(file), "utf8"))
    const computed = official.map(({ entryId, criterionId }) => {
      const own = sheets.filter((sheet) => sheet.entryId === entryId)
      return inHundredths(panelFigure(criterionPoints(criterionId, own), "trimmedMean"))
    })
    expect(official.length).toBeGreaterThanOrEqual(30)
    expect(computed).toEqual(official.map(({ score }) => Math.round(score * 100)))
  })
})
