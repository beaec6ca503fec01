import { describe, expect, it } from "vitest"
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
      awards: [
        { id: 5, name: "Cup", priority: 1, basis: "manual", winners: [{ entryId: 3 }] },
        { id: 6, name: "Best", priority: 2, basis: "overall", winners: [{ entryId: 1 }] },
      ],
    })
    expect(
      lines.map(({ key, entryIds, isOverall }) => `${key} ${entryIds.join(",")}${isOverall ? " overall" : ""}`),
    ).toEqual(["category:11 2,3", "award:5 3", "place:1 1", "award:6 1 overall"])
  })
})
