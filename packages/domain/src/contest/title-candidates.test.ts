import { describe, expect, it } from "vitest"
import { positionToConfirm, type TitleCandidates, titleCandidates, type WinnerTitle } from "./winners.ts"

const PAINT = 5
const FINALISTS = 3

type Ranked = Parameters<typeof titleCandidates>[0][number]
type Confirmed = WinnerTitle & { id: number; entryId: number }

/** "A1 B2 C2": entry A at place 1, B and C at place 2; on the criterion Paint each has the points given. */
const ranking = (text: string, paint: Record<string, number> = {}): Ranked[] =>
  text.split(" ").map((word) => {
    const votingId = word.charAt(0)
    const points = paint[votingId] ?? 0
    const place = Number(word.slice(1)) || null
    const criteria = [
      { criterionId: PAINT, name: "Paint", average: points, maxPoints: 10, judgeCount: points > 0 ? 1 : 0 },
    ]
    return {
      entryId: votingId.charCodeAt(0),
      votingId,
      rank: place,
      place,
      overallPercent: 50,
      overallPercentRounded: 50,
      judgeCount: 1,
      criteria,
    }
  })

const confirm = (
  winnerType: WinnerTitle["winnerType"],
  votingId: string,
  position: number,
  criterionId: number | null = null,
): Confirmed => ({
  id: votingId.charCodeAt(0) * 100 + position,
  entryId: votingId.charCodeAt(0),
  criterionId,
  winnerType,
  position,
})

const candidatesFor = (
  winnerType: WinnerTitle["winnerType"],
  results: Ranked[],
  confirmed: readonly Confirmed[],
  criterionId: number | null = null,
) => titleCandidates(results, { winnerType, criterionId }, confirmed, FINALISTS)

const nameOf = (winner: Confirmed) => String.fromCharCode(winner.entryId)

/** "A@1 confirmed, B@2 replaces C overtook C D | unplaced E" */
const shown = ({ candidates, unplaced }: TitleCandidates<Ranked, Confirmed>): string => {
  const lines = candidates.map(({ result, position, confirmation, replaces, overtaken }) => {
    const state = confirmation ? " confirmed" : replaces ? ` replaces ${nameOf(replaces)}` : ""
    const overtook = overtaken.length > 0 ? ` overtook ${overtaken.map(nameOf).join(" ")}` : ""
    return `${result.votingId}@${position}${state}${overtook}`
  })
  return lines.join(", ") + (unplaced.length > 0 ? ` | unplaced ${unplaced.map(nameOf).join(" ")}` : "")
}

describe("the overall winner", () => {
  it.each([
    ["the first, to be confirmed", "A1 B2 C3", [], "A@1"],
    ["the first, confirmed", "A1 B2", [confirm("overall", "A", 1)], "A@1 confirmed"],
    [
      "another, once scores have changed: the new one replaces the old",
      "A1 B2",
      [confirm("overall", "B", 1)],
      "A@1 replaces B overtook B",
    ],
    ["two, each with its own position, when they tie", "A1 B1 C3", [], "A@1, B@2"],
    ["two, of which the second was confirmed first", "A1 B1 C3", [confirm("overall", "B", 1)], "A@2, B@1 confirmed"],
    [
      "one, whose card shows both tied entries that it has overtaken",
      "A1 B2 C2",
      [confirm("overall", "B", 1), confirm("overall", "C", 2)],
      "A@1 replaces B overtook B C",
    ],
    ["nobody while nobody is ranked", "A0", [], ""],
    [
      "nobody once the scores are gone, and the confirmation remains",
      "A0",
      [confirm("overall", "A", 1)],
      " | unplaced A",
    ],
  ])("is %s", (_, ranks, confirmed, expected) => {
    expect(shown(candidatesFor("overall", ranking(ranks), confirmed))).toBe(expected)
  })
})

describe("the runners-up", () => {
  it.each([
    ["second and third, in their places", "A1 B2 C3 D4", [], "B@2, C@3"],
    ["all who share the third rank", "A1 B2 C3 D3 E5", [], "B@2, C@3, D@4"],
    ["nobody beside three who share the first rank", "A1 B1 C1 D4", [], ""],
    ["the third alone behind two firsts", "A1 B1 C3", [], "C@3"],
    ["confirmed in their place", "A1 B2 C3", [confirm("runner_up", "B", 2)], "B@2 confirmed, C@3"],
    [
      "outdated where they have changed places",
      "A1 C2 B3",
      [confirm("runner_up", "B", 2), confirm("runner_up", "C", 3)],
      "C@2 replaces B overtook B, B@3 replaces C overtook C",
    ],
    [
      "kept apart from a place that no longer exists",
      "A1 B2 C3 D4",
      [confirm("runner_up", "D", 4)],
      "B@2, C@3 | unplaced D",
    ],
  ])("are %s", (_, ranks, confirmed, expected) => {
    expect(shown(candidatesFor("runner_up", ranking(ranks), confirmed))).toBe(expected)
  })
})

describe("the best of a category", () => {
  const results = ranking("A1 B2 C3", { A: 7, B: 9, C: 9 })

  it("are those with the highest average at any rank, and confirmations of other categories do not count", () => {
    const confirmed = [confirm("category", "B", 1, 5), confirm("category", "A", 1, 6), confirm("overall", "C", 1)]
    expect(shown(candidatesFor("category", results, confirmed, PAINT))).toBe("B@1 confirmed, C@2")
  })

  it("stays confirmed if another leads now", () => {
    const confirmed = [confirm("category", "A", 1, 5)]
    const candidates = candidatesFor("category", ranking("A1 B2", { A: 7, B: 9 }), confirmed, PAINT)
    expect(shown(candidates)).toBe("B@1 replaces A overtook A")
  })

  it("is nobody until a judge has scored it", () => {
    expect(shown(candidatesFor("category", ranking("A1 B2"), [], PAINT))).toBe("")
  })
})

it.each([
  ["the winner", "overall", "A1 B2", [], "A", 1],
  ["the second of two who tie, beside the first", "overall", "A1 B1", [confirm("overall", "A", 1)], "B", 2],
  ["one of two who tie, confirmed again", "overall", "A1 B1", [confirm("overall", "B", 1)], "B", 1],
  ["an entry that has lost the title", "overall", "A1 B2", [confirm("overall", "A", 1)], "B", 1],
  ["the third", "runner_up", "A1 B2 C3", [], "C", 3],
] as const)(
  "confirmed without a position, %s takes position %6$s",
  (_, winnerType, ranks, confirmed, votingId, position) => {
    const { candidates } = candidatesFor(winnerType, ranking(ranks), confirmed)
    expect(positionToConfirm(votingId.charCodeAt(0), candidates)).toBe(position)
  },
)
