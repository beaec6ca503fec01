import { describe, expect, it } from "vitest"
import { NO_FLAGS } from "../entries/entry-flags.ts"
import { makeCriterion } from "./fixtures.ts"
import { classInScope, type JudgeScope, sectionNumberOf, sectionsOf } from "./judge-scope.ts"
import { lackingCriteria, refuseSheet, sheetToStore } from "./sheet.ts"
import { draft, final } from "./sheet-fixtures.ts"
import type { SheetState } from "./sheet-lines.ts"

/** Paint (section 1), Engine (section 3), and one of section 3 that only electric vehicles get. */
const CRITERIA = [
  makeCriterion({ id: 1, name: "Paint", order: 1 }),
  makeCriterion({ id: 2, name: "Engine", order: 11 }),
  makeCriterion({ id: 3, name: "Battery", order: 12, requiresElectricVehicle: true }),
]
const ENGINES: JudgeScope = { sections: [3] }

/** "1=8 2=n": 8 points for the criterion 1, and no score for the criterion 2. */
const pictureOf = ({ scores }: SheetState) =>
  scores.map(({ criterionId, points, isScore }) => `${criterionId}=${isScore ? points : "n"}`).join(" ")

describe("a sheet of a judge for one section", () => {
  it.each<[string, SheetState | null, SheetState, string, number[]]>([
    ["points for both sections count", null, final("1=7 2=9"), "1=7 2=9 3=n", []],
    ["points for the own section alone", null, final("2=9"), "1=n 2=9 3=n", []],
    ["a draft keeps what was sent", null, draft("1=7"), "1=7", [2]],
    ["what the screen did not ask for is no score", null, final("1=n 2=9 3=n"), "1=n 2=9 3=n", []],
    [
      "a criterion of the own section that the screen did not ask for is lacking",
      null,
      final("1=8 2=n"),
      "1=8 3=n",
      [2],
    ],
    ["points of before stay when a reopened sheet is saved", draft("1=8 2=5"), final("1=n 2=6"), "1=8 2=6 3=n", []],
    ["points of before can be replaced", draft("1=8 2=5"), final("1=4 2=6"), "1=4 2=6 3=n", []],
  ])("%s", (_, stored, submitted, picture, lacking) => {
    const attempt = { stored, submitted, criteria: CRITERIA, entry: NO_FLAGS, scope: ENGINES }
    expect(refuseSheet({ ...attempt, judgingIsOpen: true })).toBeNull()
    const sheet = sheetToStore(attempt)
    expect(pictureOf(sheet)).toBe(picture)
    expect(lackingCriteria(sheet, CRITERIA, NO_FLAGS, ENGINES).map(({ id }) => id)).toEqual(lacking)
  })

  it("is the same sheet again without the points of before, and another one with other points", () => {
    const attempt = {
      stored: final("1=8 2=6"),
      criteria: CRITERIA,
      entry: NO_FLAGS,
      scope: ENGINES,
      judgingIsOpen: true,
    }
    expect(refuseSheet({ ...attempt, submitted: final("2=6") })).toBeNull()
    expect(refuseSheet({ ...attempt, submitted: final("1=7 2=6") })).toEqual({ code: "SCORES_LOCKED" })
    expect(refuseSheet({ ...attempt, submitted: final("2=7") })).toEqual({ code: "SCORES_LOCKED" })
  })

  it("lacks a section that became the judge's, and takes its points then", () => {
    const stored = final("1=n 2=6")
    expect(lackingCriteria(stored, CRITERIA, NO_FLAGS, {}).map(({ id }) => id)).toEqual([1])
    const attempt = { stored, submitted: final("1=9 2=6"), criteria: CRITERIA, entry: NO_FLAGS }
    expect(refuseSheet({ ...attempt, judgingIsOpen: true })).toBeNull()
    expect(pictureOf(sheetToStore(attempt))).toBe("1=9 2=6")
  })
})

describe("a scope", () => {
  it.each([
    ["none", {}, []],
    ["all six", { sections: [6, 1, 2, 3, 5, 4] }, []],
    ["some, in order and once", { sections: [5, 1, 5] }, [1, 5]],
  ])("%s", (_, scope, sections) => expect(sectionsOf(scope)).toEqual(sections))

  it.each([
    [-1, 1],
    [5, 1],
    [6, 2],
    [30, 6],
    [31, 6],
  ])("the order %d is in section %d", (order, section) => expect(sectionNumberOf(order)).toBe(section))

  it("the class 0 stands for entries in no class", () => {
    expect([{ classId: null }, { classId: 7 }].map((entry) => classInScope({ classIds: [0] }, entry))).toEqual([
      true,
      false,
    ])
  })
})
