import { describe, expect, it } from "vitest"
import { publishedLines } from "./published-lines.ts"
import { runOrder, spoilersIn } from "./run-order.ts"

const criterion = (id: number, order: number) => ({ id, name: `Criterion ${id}`, order, maxPoints: 10 })
const confirmed = (entryId: number, criterionId: number | null, position: number, winnerType = "category") => {
  return { entryId, criterionId, position, winnerType }
}

describe("the lines of a published version", () => {
  it("are categories by position, awards and places; a confirmed overall winner has no separate line", () => {
    const lines = publishedLines({
      rules: { placesThatMatter: 1 },
      classes: [],
      entries: [],
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
        { id: 5, name: "Cup", priority: 1, basis: "manual", basisId: null, winners: [{ entryId: 3 }] },
        { id: 6, name: "Best", priority: 2, basis: "overall", basisId: null, winners: [{ entryId: 1 }] },
      ],
    })
    expect(
      lines.map(({ key, entryIds, isOverall }) => `${key} ${entryIds.join(",")}${isOverall ? " overall" : ""}`),
    ).toEqual(["category:11 2,3", "award:5 3", "place:1 1", "award:6 1 overall"])
  })

  it("are class by class where each is a contest of its own, the entries in no class last", () => {
    const rows = [
      [1, 12, 1],
      [2, 12, 2],
      [3, 11, 1],
      [4, null, 1],
    ] as const
    const lines = publishedLines({
      rules: { placesThatMatter: 2, ranks: "classes" },
      classes: [
        { id: 11, name: "Street", order: 2 },
        { id: 12, name: "Masterclass", order: 1 },
      ],
      entries: rows.map(([id, classId]) => ({ id, classId })),
      results: rows.map(([entryId, , classPlace]) => ({ entryId, place: entryId, classPlace })),
      criteria: [],
      confirmedWinners: [],
      awards: [
        { id: 5, name: "Best Street", priority: 1, basis: "class", basisId: 11, winners: [{ entryId: 3 }] },
        { id: 6, name: "Second Master", priority: 2, basis: "class", basisId: 12, winners: [{ entryId: 4 }] },
        { id: 7, name: "Best in Show", priority: 3, basis: "overall", basisId: null, winners: [{ entryId: 1 }] },
      ],
    })
    const told = runOrder(lines, []).map(({ key, title, also }) => [key, title, ...also.map((one) => one.title)].join())
    expect(told).toEqual([
      "place:12:2,Masterclass: 2nd place",
      "place:12:1,Masterclass: 1st place",
      "award:6,Second Master",
      "place:11:1,Street: 1st place,Best Street",
      "place:0:1,No class: 1st place",
      "award:7,Best in Show",
    ])
    expect(spoilersIn(runOrder(lines, []))).toEqual([])
  })
})
