import { describe, expect, it } from "vitest"
import { REPORT_KINDS, reportInWords, reportsByEntry } from "./entry-reports.ts"

it("says what is reported of an entry", () => {
  expect(REPORT_KINDS.map((kind) => reportInWords({ kind, text: "" }, "C12"))).toEqual([
    "C12 is not here",
    "C12 is not ready",
    "C12 needs a look",
  ])
  expect(reportInWords({ kind: "notHere", text: "its place is empty" }, "C12")).toBe(
    "C12 is not here: its place is empty",
  )
})

describe("the reports of an event", () => {
  const report = (id: number, entryId: number, judgeId: number) => ({ id, entryId, judgeId })
  const order = (...reports: ReturnType<typeof report>[]) =>
    reportsByEntry(reports).map((group) => group.map(({ id }) => id))

  it("stand together by entry, newest first", () => {
    expect(order(report(1, 12, 1), report(2, 14, 1), report(3, 12, 1))).toEqual([[3, 1], [2]])
  })

  it("of three judges come before those of one", () => {
    expect(order(report(1, 12, 1), report(2, 12, 2), report(3, 12, 3), report(4, 14, 1))).toEqual([[3, 2, 1], [4]])
  })

  it("of one judge who repeats it are those of one", () => {
    expect(order(report(1, 12, 1), report(2, 12, 1), report(3, 14, 1))).toEqual([[3], [2, 1]])
  })
})
