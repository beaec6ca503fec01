import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { NO_FLAGS } from "../entries/entry-flags.ts"
import { makeCriterion } from "./fixtures.ts"
import { lackingCriteria, normalizeSheet, refuseSheet, sheetToStore } from "./sheet.ts"
import { draft, final } from "./sheet-fixtures.ts"
import type { SentSheet, SheetState } from "./sheet-lines.ts"

const criteria = [
  makeCriterion({ id: 1, maxPoints: 10 }),
  makeCriterion({ id: 2, maxPoints: 25 }),
  makeCriterion({ id: 3, maxPoints: 5, requiresElectricVehicle: true }),
]

function pictureOf(sheet: SheetState): string {
  return sheet.scores.map((line) => `${line.criterionId}=${line.isScore ? line.points : "n"}`).join(" ")
}

const refuse = (submitted: SentSheet, stored: SheetState | null = null, judgingIsOpen = true) =>
  refuseSheet({ stored, submitted, criteria, entry: NO_FLAGS, judgingIsOpen })

describe("points are whole numbers from 0 to the criterion's maximum", () => {
  it.each([0, 1, 9, 10])("accepts %s of 10", (points) => {
    expect(refuse(final(`1=${points}`))).toBeNull()
    expect(refuse(draft(`1=${points}`))).toBeNull()
  })

  it.each([-1, 11, 9.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    "refuses %s of 10 and names the points",
    (points) => {
      expect(refuse(final(`2=25 1=${points}`))).toEqual({
        code: "INVALID_INPUT",
        issues: [{ path: ["scores", 1, "points"], message: "Points must be a whole number from 0 to 10" }],
      })
    },
  )

  it("names the maximum of the criterion", () => {
    expect(refuse(draft("2=26"))).toMatchObject({ issues: [{ message: "Points must be a whole number from 0 to 25" }] })
  })
})

describe("every score belongs to one criterion of the event", () => {
  it("refuses a criterion of another event", () => {
    expect(refuse(final("1=5 99=1"))).toEqual({
      code: "INVALID_INPUT",
      issues: [{ path: ["scores", 1, "criterionId"], message: "This criterion does not belong to the event" }],
    })
  })

  it("refuses the second of two scores for one criterion, also when they agree", () => {
    expect(refuse(final("1=5 2=3 1=5"))).toEqual({
      code: "INVALID_INPUT",
      issues: [{ path: ["scores", 2, "criterionId"], message: "This criterion appears twice" }],
    })
  })

  it("reports every invalid line at once", () => {
    expect(refuse(final("1=11 99=1 2=1 2=2"))).toMatchObject({
      issues: [
        { path: ["scores", 0, "points"] },
        { path: ["scores", 1, "criterionId"] },
        { path: ["scores", 3, "criterionId"] },
      ],
    })
  })

  it("ignores the points of a criterion that does not apply", () => {
    expect(refuse(final("1=5 3=99"))).toBeNull()
  })
})

describe("a submitted sheet is locked", () => {
  const stored = final("1=8 2=20 3=n", "Fine paint")
  const locked = { code: "SCORES_LOCKED" }
  it.each([
    ["the same sheet again", final("1=8 2=20", "Fine paint"), null],
    ["the same sheet with an invisible character", final("1=8 2=20", "Fine\u0007 paint"), null],
    ["the same sheet in another order", final("3=4 2=20 1=8", "Fine paint"), null],
    ["one point more", final("1=9 2=20", "Fine paint"), locked],
    ["a criterion left out", final("1=8", "Fine paint"), locked],
    ["another comment", final("1=8 2=20", "Fine paint!"), locked],
    ["a draft over it", draft("1=8 2=20 3=0", "Fine paint"), locked],
  ])("%s", (_, submitted, refusal) => {
    expect(refuse(submitted, stored)).toEqual(refusal)
  })

  it("does not lock a draft", () => {
    expect(refuse(draft("1=3"), draft("1=8 2=20"))).toBeNull()
    expect(refuse(final("1=3"), draft("1=8 2=20"))).toBeNull()
  })
})

describe("a closed event accepts nothing", () => {
  it.each([
    ["a new draft", draft("1=1"), null],
    ["an identical repeat", final("1=8"), final("1=8 2=0 3=n")],
    ["an invalid sheet", final("99=1"), null],
    ["a change of a locked sheet", final("1=9"), final("1=8 2=0 3=n")],
  ])("%s", (_, submitted, stored) => {
    expect(refuse(submitted, stored, false)).toEqual({ code: "EVENT_CLOSED" })
  })
})

describe("what is stored", () => {
  it.each([
    ["a final submit counts a criterion left out as 0", final("1=8"), NO_FLAGS, "1=8 2=0 3=n"],
    ["a draft keeps only what was sent", draft("1=8"), NO_FLAGS, "1=8"],
    ["a draft distinguishes 0 from unscored", draft("1=0"), NO_FLAGS, "1=0"],
    ["a criterion that does not apply is stored as 0, whatever was sent", final("1=8 3=5"), NO_FLAGS, "1=8 2=0 3=n"],
    ["in a draft too", draft("3=5"), NO_FLAGS, "3=n"],
    [
      "a criterion that applies keeps its points",
      final("3=5"),
      { ...NO_FLAGS, isElectricVehicle: true },
      "1=0 2=0 3=5",
    ],
    ["scores are in the order of the criteria", draft("2=2 1=1"), NO_FLAGS, "1=1 2=2"],
    ["an empty final submit is all zeros", final(""), NO_FLAGS, "1=0 2=0 3=n"],
  ])("%s", (_, submitted, entry, stored) => {
    expect(pictureOf(normalizeSheet(submitted, { criteria, entry }))).toBe(stored)
  })

  it("has the state and comment that were sent", () => {
    expect(normalizeSheet(final("", " Shiny\n"), { criteria, entry: NO_FLAGS })).toMatchObject({
      isSubmitted: true,
      comments: " Shiny\n",
    })
    expect(normalizeSheet(draft("", "x"), { criteria, entry: NO_FLAGS })).toMatchObject({
      isSubmitted: false,
      comments: "x",
    })
  })

  it("does not change when stored again, and any accepted sheet may be repeated once it is stored", () => {
    const scores = fc.uniqueArray(
      fc.record({ criterionId: fc.integer({ min: 1, max: 3 }), points: fc.integer({ min: 0, max: 10 }) }),
      {
        selector: (line) => line.criterionId,
      },
    )
    const sheets = fc.record({ isSubmitted: fc.boolean(), comments: fc.string(), scores })
    fc.assert(
      fc.property(sheets, (sheet) => {
        const stored = normalizeSheet(sheet, { criteria, entry: NO_FLAGS })
        expect(refuse(sheet)).toBeNull()
        expect(normalizeSheet(stored, { criteria, entry: NO_FLAGS })).toEqual(stored)
        expect(refuse(sheet, stored)).toBeNull()
      }),
    )
  })
})

describe("a submitted sheet that lacks a criterion can be completed, and nothing else changes", () => {
  // The sheet was submitted when criterion 3 did not apply and criterion 4 did not exist.
  const now = [...criteria, makeCriterion({ id: 4, setupVersion: 7 })]
  const entry = { ...NO_FLAGS, isElectricVehicle: true }
  const stored = final("1=8 2=20 3=n", "Fine paint")
  const said = (picture: string, setupVersion?: number): SentSheet => ({
    ...final(picture, "Fine paint"),
    setupVersion,
  })
  const outcome = (submitted: SentSheet, before = stored) => {
    const attempt = { stored: before, submitted, criteria: now, entry, judgingIsOpen: true }
    const refusal = refuseSheet(attempt)
    return refusal ? refusal.code : pictureOf(sheetToStore(attempt))
  }

  it.each<[string, SentSheet, string]>([
    ["the same sheet again", said("1=8 2=20"), "1=8 2=20 3=n"],
    ["the same sheet again, by a judge who has not seen the new criteria", said("1=8 2=20 3=n", 3), "1=8 2=20 3=n"],
    ["one of the two", said("1=8 2=20 4=9"), "1=8 2=20 3=n 4=9"],
    ["the other", said("1=8 2=20 3=5"), "1=8 2=20 3=5"],
    ["both", said("4=9 3=5 2=20 1=8"), "1=8 2=20 3=5 4=9"],
    ["0 points, which are points", said("1=8 2=20 3=0 4=0"), "1=8 2=20 3=0 4=0"],
    ["points for a criterion newer than the version named", said("1=8 2=20 4=9", 3), "1=8 2=20 3=n 4=9"],
    ["another score", said("1=9 2=20 4=9"), "SCORES_LOCKED"],
    ["a score left out", said("1=8 4=9"), "SCORES_LOCKED"],
    ["another comment", { ...said("1=8 2=20 4=9"), comments: "Fine" }, "SCORES_LOCKED"],
    ["a draft", draft("1=8 2=20 4=9", "Fine paint"), "SCORES_LOCKED"],
    ["points above the maximum", said("1=8 2=20 4=11"), "INVALID_INPUT"],
  ])("%s", (_, submitted, expected) => {
    expect(outcome(submitted)).toBe(expected)
  })

  it.each<[string, SentSheet, string]>([
    ["the same again", said("1=8 2=20 3=5 4=9"), "1=8 2=20 3=5 4=9"],
    ["the first sheet again, sent before the judge saw the rest", said("1=8 2=20 3=n", 3), "1=8 2=20 3=5 4=9"],
    ["the first sheet again", said("1=8 2=20"), "SCORES_LOCKED"],
    ["another score for what was completed", said("1=8 2=20 3=5 4=8"), "SCORES_LOCKED"],
  ])("once complete it is locked: %s", (_, submitted, expected) => {
    expect(outcome(submitted, final("1=8 2=20 3=5 4=9", "Fine paint"))).toBe(expected)
  })

  it("keeps points for a criterion that does not apply at the moment", () => {
    const attempt = { stored: final("1=8 2=20 3=5"), criteria: now, entry: NO_FLAGS, judgingIsOpen: true }
    expect(refuseSheet({ ...attempt, submitted: final("1=8 2=20 3=2") })).toBeNull()
    expect(pictureOf(sheetToStore({ ...attempt, submitted: final("1=8 2=20 3=2 4=1") }))).toBe("1=8 2=20 3=5 4=1")
  })
})

describe("a sheet lacks the criteria that apply now and are not scored in it", () => {
  const electric = { ...NO_FLAGS, isElectricVehicle: true }
  it.each([
    ["nothing, if all is scored", "1=8 2=0 3=5", electric, []],
    ["no criterion that does not apply", "1=8 2=0", NO_FLAGS, []],
    ["a criterion that was added", "1=8 3=5", electric, [2]],
    ["a criterion that did not apply before", "1=8 2=0 3=n", electric, [3]],
    ["all of them", "", electric, [1, 2, 3]],
  ])("%s", (_, picture, entry, lacking) => {
    expect(lackingCriteria(final(picture), criteria, entry).map(({ id }) => id)).toEqual(lacking)
  })

  it("scores without `isScore`, as a device has them, count as scores", () => {
    const scores = [1, 3].map((criterionId) => ({ criterionId, points: 0 }))
    expect(lackingCriteria({ scores }, criteria, electric).map(({ id }) => id)).toEqual([2])
  })
})

describe("a final submit with the setupVersion that the judge saw", () => {
  const now = [...criteria, makeCriterion({ id: 4, setupVersion: 7 }), makeCriterion({ id: 5, setupVersion: 9 })]
  it.each([
    ["counts omitted criteria as 0, and lacks newer ones", final("1=8"), 6, "1=8 2=0 3=n"],
    ["counts an omitted criterion of the same version as 0", final("1=8"), 7, "1=8 2=0 3=n 4=0"],
    ["counts points for a newer criterion", final("1=8 5=4"), 6, "1=8 2=0 3=n 5=4"],
    ["lacks nothing with the current version", final("1=8"), 9, "1=8 2=0 3=n 4=0 5=0"],
    ["treats a larger version as the current one", final("1=8"), 2_000, "1=8 2=0 3=n 4=0 5=0"],
    ["counts all omitted criteria as 0 without a version", final("1=8"), null, "1=8 2=0 3=n 4=0 5=0"],
  ])("%s", (_, sheet, setupVersion, stored) => {
    expect(pictureOf(normalizeSheet({ ...sheet, setupVersion }, { criteria: now, entry: NO_FLAGS }))).toBe(stored)
  })

  it("lacks a criterion that the device showed as not applying, if it applies when the sheet arrives", () => {
    const electric = { ...NO_FLAGS, isElectricVehicle: true }
    expect(pictureOf(normalizeSheet(final("1=8 2=3 3=n"), { criteria, entry: electric }))).toBe("1=8 2=3")
    expect(pictureOf(normalizeSheet(draft("1=8 3=n"), { criteria, entry: electric }))).toBe("1=8")
  })
})

describe("an event without criteria", () => {
  const attempt = { stored: null, criteria: [], entry: NO_FLAGS, judgingIsOpen: true }
  it("accepts no final submit, and says why", () => {
    expect(refuseSheet({ ...attempt, submitted: final("") })).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ path: ["scores"], message: expect.stringContaining("This event has no criteria yet") }],
    })
  })

  it("accepts a draft, and the repeat of a sheet that was submitted before its criteria were deleted", () => {
    expect(refuseSheet({ ...attempt, submitted: draft("", "Nice") })).toBeNull()
    expect(refuseSheet({ ...attempt, stored: final(""), submitted: final("") })).toBeNull()
  })
})
