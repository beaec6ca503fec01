import { describe, expect, it } from "vitest"
import { entriesBehind, expectedByNow, remainingMs, secondsPerSheet, slowestFirst } from "./pace.ts"

const panelOf = (totalEntries: number, ...submitted: number[]) =>
  submitted.map((submittedEntries) => ({ submittedEntries, totalEntries }))

describe("who is behind, by the event's time", () => {
  it.each([
    [40, 0, [0, 0], [0, 0]],
    [40, 0.5, [20, 22, 18, 15], [0, 0, 2, 5]],
    [40, 0.5, [19], [0]],
    [40, 1, [40, 39, 38], [0, 0, 2]],
    [1, 1, [1, 0], [0, 1]],
    [1, 0.9, [0], [0]],
    [300, 0.6, [57, 3, 180], [123, 177, 0]],
    [300, 0.6, [166, 165], [0, 15]],
    [0, 0.5, [0], [0]],
  ])("of %i entries with %d of the time over, judges with %j are %j behind", (entries, share, submitted, behind) => {
    const panel = panelOf(entries, ...submitted)
    const expected = expectedByNow(panel, share)
    expect(panel.map((judge) => entriesBehind(judge, expected))).toEqual(behind)
  })
})

describe("who is behind the panel's median, if the event's time is not known", () => {
  it.each([
    [40, [20], [0]],
    [40, [20, 18, 4], [0, 0, 14]],
    [40, [20, 4], [0, 0]],
    [40, [0, 0, 0], [0, 0, 0]],
    [300, [57, 40, 30, 3], [0, 0, 0, 27]],
  ])("of %i entries, judges with %j are %j behind", (entries, submitted, behind) => {
    const panel = panelOf(entries, ...submitted)
    const expected = expectedByNow(panel, null)
    expect(panel.map((judge) => entriesBehind(judge, expected))).toEqual(behind)
  })

  it("nothing is expected without a panel", () => {
    expect(expectedByNow([], null)({ totalEntries: 40 })).toBe(0)
  })

  it.each([
    ["by time", 0.5, [5, 20], [0, 0]],
    ["by time", 0.5, [3, 12], [2, 8]],
    ["by the median judge's share", null, [5, 12], [0, 0]],
    ["by the median judge's share", null, [5, 12, 3], [0, 0, 3]],
  ])("judges with 10, 40 and 20 entries, %s of %j, are behind of their own", (_, share, submitted, behind) => {
    const panel = submitted.map((submittedEntries, index) => ({
      submittedEntries,
      totalEntries: [10, 40, 20][index] ?? 0,
    }))
    const due = expectedByNow(panel, share)
    expect(panel.map((judge) => entriesBehind(judge, due))).toEqual(behind)
  })
})

it("the slowest come first, and equal ones stay in their order", () => {
  const panel = ["Ada 3", "Bob 1", "Cy 3", "Di 0"].map((text) => {
    const [name, count] = text.split(" ")
    return { name, submittedEntries: Number(count), totalEntries: 4 }
  })
  expect(slowestFirst(panel).map(({ name }) => name)).toEqual(["Di", "Bob", "Ada", "Cy"])
})

describe("how much longer it takes", () => {
  const HOUR = 3_600_000
  it.each([
    [{ submittedSheets: 100, expectedSheets: 200, elapsedMs: 2 * HOUR, elapsedShare: 0.4 }, 2 * HOUR],
    [{ submittedSheets: 150, expectedSheets: 200, elapsedMs: 3 * HOUR, elapsedShare: 1 }, HOUR],
    [{ submittedSheets: 10, expectedSheets: 200, elapsedMs: HOUR, elapsedShare: 0.2 }, 19 * HOUR],
    [{ submittedSheets: 200, expectedSheets: 200, elapsedMs: HOUR, elapsedShare: 0 }, 0],
    [{ submittedSheets: 9, expectedSheets: 200, elapsedMs: HOUR, elapsedShare: 0.2 }, null],
    [{ submittedSheets: 100, expectedSheets: 200, elapsedMs: HOUR / 10, elapsedShare: 0.02 }, null],
    [{ submittedSheets: 0, expectedSheets: 0, elapsedMs: HOUR, elapsedShare: 0.5 }, null],
  ])("%j", (pace, expected) => {
    expect(remainingMs(pace)).toBe(expected)
  })
})

describe("how long a sheet takes", () => {
  const at = (judgeId: number, ...seconds: number[]) => seconds.map((second) => ({ judgeId, at: second * 1_000 }))
  it.each([
    ["nothing is in", [], 180],
    ["nine sheets are in", at(1, 0, 10, 20, 30, 40, 50, 60, 70, 80), 180],
    ["ten sheets are in", at(1, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90), 10],
    ["in any order, with a long break", at(1, 400, 0, 100, 9_000, 200, 300, 500, 600, 700, 800), 100],
    ["an even number of pauses", [...at(1, 0, 50, 100, 150, 200, 250), ...at(2, 0, 70, 140, 210, 280, 350)], 60],
    ["ten judges with one sheet each", Array.from({ length: 10 }, (_, id) => at(id, 5 * id)).flat(), 180],
  ])("%s", (_, submits, expected) => expect(secondsPerSheet(submits)).toBe(expected))
})
