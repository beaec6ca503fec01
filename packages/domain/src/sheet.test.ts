import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeCriterion, NO_FLAGS } from "./fixtures.ts"
import { isSameSheet, normalizeSheet, refuseSheet, type ScoreLine, type SheetState } from "./sheet.ts"

const criteria = [
  makeCriterion({ id: 1, maxPoints: 10 }),
  makeCriterion({ id: 2, maxPoints: 25 }),
  makeCriterion({ id: 3, maxPoints: 5, requiresElectricVehicle: true }),
]

/** "1=8 2=20" is a list of scores by criterion id. */
function scoresOf(picture: string): ScoreLine[] {
  return picture
    .split(" ")
    .filter(Boolean)
    .map((line) => {
      const [criterionId, points] = line.split("=").map(Number)
      return { criterionId: criterionId ?? 0, points: points ?? 0 }
    })
}

function pictureOf(sheet: SheetState): string {
  return sheet.scores.map((line) => `${line.criterionId}=${line.points}`).join(" ")
}

const draft = (picture: string, comments = ""): SheetState => ({
  isSubmitted: false,
  comments,
  scores: scoresOf(picture),
})
const final = (picture: string, comments = ""): SheetState => ({ ...draft(picture, comments), isSubmitted: true })

const refuse = (submitted: SheetState, stored: SheetState | null = null, eventIsActive = true) =>
  refuseSheet({ stored, submitted, criteria, flags: NO_FLAGS, eventIsActive })

describe("points are whole numbers from 0 to the criterion's maximum", () => {
  it.each([0, 1, 9, 10])("takes %s of 10", (points) => {
    expect(refuse(final(`1=${points}`))).toBeNull()
    expect(refuse(draft(`1=${points}`))).toBeNull()
  })

  it.each([-1, 11, 9.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])("refuses %s of 10, on the points", (points) => {
    expect(refuse(final(`2=25 1=${points}`))).toEqual({
      code: "INVALID_INPUT",
      issues: [{ path: ["scores", 1, "points"], message: "Points must be a whole number from 0 to 10" }],
    })
  })

  it("names the maximum of the criterion concerned", () => {
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

  it("names every broken line at once", () => {
    expect(refuse(final("1=11 99=1 2=1 2=2"))).toMatchObject({
      issues: [
        { path: ["scores", 0, "points"] },
        { path: ["scores", 1, "criterionId"] },
        { path: ["scores", 3, "criterionId"] },
      ],
    })
  })

  it("does not hold the points of a criterion that does not apply against anyone", () => {
    expect(refuse(final("1=5 3=99"))).toBeNull()
  })
})

describe("a submitted sheet is locked", () => {
  const stored = final("1=8 2=20 3=0", "Fine paint")
  const locked = { code: "SCORES_LOCKED" }
  it.each([
    ["the same sheet again", final("1=8 2=20", "Fine paint"), null],
    ["the same sheet in another order", final("3=4 2=20 1=8", "Fine paint"), null],
    ["one point more", final("1=9 2=20", "Fine paint"), locked],
    ["a criterion left out", final("1=8", "Fine paint"), locked],
    ["another comment", final("1=8 2=20", "Fine paint!"), locked],
    ["a draft over it", draft("1=8 2=20 3=0", "Fine paint"), locked],
  ])("%s", (_, submitted, refusal) => {
    expect(refuse(submitted, stored)).toEqual(refusal)
  })

  it("takes the same sheet again after a criterion was added to the event", () => {
    const criteriaNow = [...criteria, makeCriterion({ id: 4 })]
    const attempt = { stored, criteria: criteriaNow, flags: NO_FLAGS, eventIsActive: true }
    expect(refuseSheet({ ...attempt, submitted: final("1=8 2=20", "Fine paint") })).toBeNull()
    expect(refuseSheet({ ...attempt, submitted: final("1=8 2=20 4=1", "Fine paint") })).toEqual(locked)
  })

  it("leaves a draft open to anything", () => {
    expect(refuse(draft("1=3"), draft("1=8 2=20"))).toBeNull()
    expect(refuse(final("1=3"), draft("1=8 2=20"))).toBeNull()
  })
})

describe("a closed event takes nothing", () => {
  it.each([
    ["a new draft", draft("1=1"), null],
    ["an identical repeat", final("1=8"), final("1=8 2=0 3=0")],
    ["a broken sheet", final("99=1"), null],
    ["a change of a locked sheet", final("1=9"), final("1=8 2=0 3=0")],
  ])("%s", (_, submitted, stored) => {
    expect(refuse(submitted, stored, false)).toEqual({ code: "EVENT_CLOSED" })
  })
})

describe("what is stored", () => {
  it.each([
    ["a final submit counts a criterion left out as 0", final("1=8"), NO_FLAGS, "1=8 2=0 3=0"],
    ["a draft keeps only what was sent", draft("1=8"), NO_FLAGS, "1=8"],
    ["a draft tells 0 from unscored", draft("1=0"), NO_FLAGS, "1=0"],
    ["a criterion that does not apply is 0 whatever was sent", final("1=8 3=5"), NO_FLAGS, "1=8 2=0 3=0"],
    ["in a draft too", draft("3=5"), NO_FLAGS, "3=0"],
    [
      "a criterion that applies keeps its points",
      final("3=5"),
      { ...NO_FLAGS, isElectricVehicle: true },
      "1=0 2=0 3=5",
    ],
    ["scores stand in the order of the criteria", draft("2=2 1=1"), NO_FLAGS, "1=1 2=2"],
    ["an empty final submit is all zeros", final(""), NO_FLAGS, "1=0 2=0 3=0"],
  ])("%s", (_, submitted, flags, stored) => {
    expect(pictureOf(normalizeSheet(submitted, criteria, flags))).toBe(stored)
  })

  it("keeps state and comment as sent", () => {
    expect(normalizeSheet(final("", " Shiny\n"), criteria, NO_FLAGS)).toMatchObject({
      isSubmitted: true,
      comments: " Shiny\n",
    })
    expect(normalizeSheet(draft("", "x"), criteria, NO_FLAGS)).toMatchObject({ isSubmitted: false, comments: "x" })
  })

  it("is stable, and any accepted sheet may be repeated once it is stored", () => {
    const scores = fc.uniqueArray(
      fc.record({ criterionId: fc.integer({ min: 1, max: 3 }), points: fc.integer({ min: 0, max: 10 }) }),
      {
        selector: (line) => line.criterionId,
      },
    )
    const sheets = fc.record({ isSubmitted: fc.boolean(), comments: fc.string(), scores })
    fc.assert(
      fc.property(sheets, (sheet) => {
        const stored = normalizeSheet(sheet, criteria, NO_FLAGS)
        expect(refuse(sheet)).toBeNull()
        expect(normalizeSheet(stored, criteria, NO_FLAGS)).toEqual(stored)
        expect(refuse(sheet, stored)).toBeNull()
      }),
    )
  })
})

describe("two sheets are the same", () => {
  it("whatever the order of their scores", () => {
    expect(isSameSheet(draft("1=1 2=2"), draft("2=2 1=1"))).toBe(true)
  })

  it.each([
    ["other points", draft("1=1"), draft("1=2")],
    ["another criterion", draft("1=1"), draft("2=1")],
    ["one score more", draft("1=1"), draft("1=1 2=0")],
    ["another comment", draft("1=1", "a"), draft("1=1", "b")],
    ["draft and submitted", draft("1=1"), final("1=1")],
  ])("but not with %s", (_, a, b) => {
    expect(isSameSheet(a, b)).toBe(false)
    expect(isSameSheet(b, a)).toBe(false)
  })
})
