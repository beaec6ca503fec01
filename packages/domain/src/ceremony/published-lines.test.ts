import { describe, expect, it } from "vitest"
import { ownerView } from "./owner-view.ts"
import { publishedLines } from "./published-lines.ts"

const criterion = (id: number, order: number) => ({ id, name: `Criterion ${id}`, order, maxPoints: 10 })
const confirmed = (entryId: number, criterionId: number | null, position: number, winnerType = "category") => {
  return { entryId, criterionId, position, winnerType }
}

describe("the lines of a published version", () => {
  it("are categories by position, awards and places; a confirmed overall winner has no separate line", () => {
    const lines = publishedLines({
      rules: { placesThatMatter: 1 },
      results: [
        { entryId: 1, place: 1 },
        { entryId: 2, place: 2 },
      ],
      criteria: [criterion(11, 2), criterion(12, 1)],
      confirmedWinners: [
        confirmed(3, 11, 2),
        confirmed(2, 11, 1),
        confirmed(1, 12, 1, "overall"),
        confirmed(1, null, 1, "overall"),
      ],
      awards: [{ id: 5, name: "Cup", priority: 1, basis: "manual", winners: [{ entryId: 3 }] }],
    })
    expect(lines.map(({ key, entryIds }) => `${key} ${entryIds.join(",")}`)).toEqual([
      "category:11 2,3",
      "award:5 3",
      "place:1 1",
    ])
  })
})

describe("what an owner sees", () => {
  const version = {
    criteria: [criterion(11, 2), criterion(12, 1), criterion(13, 3)],
    results: [
      {
        entryId: 1,
        criteria: [
          { criterionId: 11, average: 8.5, judgeCount: 2 },
          { criterionId: 12, average: 7, judgeCount: 1 },
          { criterionId: 13, average: 0, judgeCount: 0 },
        ],
      },
    ],
    judges: [{ id: 21, name: "Jo" }],
    sheets: [
      { judgeId: 21, entryId: 1, isSubmitted: true, comments: "Even paint." },
      { judgeId: 21, entryId: 1, isSubmitted: true, comments: " " },
      { judgeId: 21, entryId: 1, isSubmitted: false, comments: "Draft" },
      { judgeId: 21, entryId: 2, isSubmitted: true, comments: "Of another entry" },
    ],
  }

  it("are the scored criteria in their order, and the comments of submitted sheets", () => {
    const { criteria, comments } = ownerView(version, 1, false)
    expect(criteria.map(({ name, average }) => `${name} ${average}`)).toEqual(["Criterion 12 7", "Criterion 11 8.5"])
    expect(comments).toEqual([{ judge: null, text: "Even paint." }])
  })

  it("includes judges' names if the event shows them, and is empty for an entry that nobody has scored", () => {
    expect(ownerView(version, 1, true).comments).toEqual([{ judge: "Jo", text: "Even paint." }])
    expect(ownerView(version, 3, true)).toEqual({ criteria: [], comments: [] })
  })
})
