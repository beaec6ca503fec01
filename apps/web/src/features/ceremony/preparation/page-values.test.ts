import type { PublicPage } from "@rosette/contract/public-pages"
import { describe, expect, it } from "vitest"
import { type PageValues, refuseValues, sentValues, valuesOf } from "./page-values.ts"

const PAGE: PublicPage = {
  key: "k",
  shows: "winners",
  places: 3,
  showsJudges: false,
  opens: "published",
  opensAt: null,
}
const VALUES = valuesOf(PAGE)

describe("what is sent", () => {
  it.each<[string, PublicPage, Partial<PageValues>, object]>([
    ["nothing if nothing was changed", PAGE, {}, {}],
    ["only what was changed", PAGE, { showsJudges: true }, { showsJudges: true }],
    [
      "that the page is on, with what it shows",
      { ...PAGE, key: null },
      { shows: "soon" },
      { isOn: true, shows: "soon" },
    ],
    ["that the page is off, and nothing else", PAGE, { shows: "off", showsJudges: true }, { isOn: false }],
    ["no invalid number of places", PAGE, { places: "many" }, {}],
  ])("%s", (_, page, changes, expected) => {
    const before = valuesOf(page)
    expect(sentValues(before, { ...before, ...changes })).toEqual(expected)
  })

  it("a time in the reader's time zone, which is shown again as it was chosen", () => {
    const { opensAt } = sentValues(VALUES, { ...VALUES, opens: "at", opensAt: "2026-06-20T18:30" })
    expect(opensAt).toMatch(/^2026-06-2\dT\d\d:\d\d:00\.000Z$/)
    expect(valuesOf({ ...PAGE, opensAt: opensAt ?? null }).opensAt).toBe("2026-06-20T18:30")
  })
})

describe("what is refused", () => {
  it.each<[string, Partial<PageValues>, string[]]>([
    ["nothing of an unused field", { shows: "off", places: "", opens: "at" }, []],
    ["no place", { shows: "places", places: 0 }, ["places"]],
    ["too many places", { shows: "places", places: 101 }, ["places"]],
    ["places that are not a number", { shows: "places", places: "x" }, ["places"]],
    ["no time", { opens: "at" }, ["opensAt"]],
    ["a time that is there", { opens: "at", opensAt: "2026-06-20T18:30" }, []],
  ])("%s", (_, changes, fields) => {
    expect(Object.keys(refuseValues({ ...VALUES, ...changes }))).toEqual(fields)
  })
})
