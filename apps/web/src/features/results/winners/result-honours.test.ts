import type { ConfirmedWinner } from "@rosette/contract/awards"
import { describe, expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import type { EntryResult } from "./result-explanation.ts"
import { categoryHonours, type Honours, overallHonours, runnerUpHonours, wasConfirmed } from "./result-honours.ts"

const PAINT = { criterionId: 5, name: "Paint" }

/** "A1 B2 C2": entry A on rank 1, B and C on rank 2; on the criterion Paint each has the points given. */
const ranking = (text: string, paint: Record<string, number> = {}): EntryResult[] =>
  text.split(" ").map((word) => {
    const votingId = word.charAt(0)
    const points = paint[votingId] ?? 0
    return placed({
      entryId: votingId.charCodeAt(0),
      entryName: votingId,
      votingId,
      ownerParticipant: "",
      imageUrl: null,
      rank: Number(word.slice(1)),
      overallPercent: 50,
      overallPercentRounded: 50,
      judgeCount: 1,
      criteria: [{ ...PAINT, average: points, maxPoints: 10, judgeCount: points > 0 ? 1 : 0 }],
    })
  })

const confirm = (
  winnerType: ConfirmedWinner["winnerType"],
  votingId: string,
  position: number,
  criterionId: number | null = null,
): ConfirmedWinner => ({
  id: votingId.charCodeAt(0) * 100 + position,
  eventId: 1,
  entryId: votingId.charCodeAt(0),
  criterionId,
  winnerType,
  position,
  confirmedBy: "Pat",
  confirmedAt: "2026-06-03T10:00:00.000Z",
  notes: "",
})

const nameOf = (winner: ConfirmedWinner) => String.fromCharCode(winner.entryId)

/** "A@1 confirmed, B@2 replaces C overtook C D | unplaced E" */
const shown = ({ candidates, unplaced }: Honours): string => {
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
      "another, once scores have moved: the new one replaces the old",
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
    const results = ranking(ranks).map((result) => ({ ...result, place: result.place || null }))
    expect(shown(overallHonours(results, confirmed))).toBe(expected)
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
    expect(shown(runnerUpHonours(ranking(ranks), confirmed))).toBe(expected)
  })
})

describe("the best of a category", () => {
  const results = ranking("A1 B2 C3", { A: 7, B: 9, C: 9 })

  it("are those with the highest average at any rank, and confirmations of other categories do not count", () => {
    const confirmed = [confirm("category", "B", 1, 5), confirm("category", "A", 1, 6), confirm("overall", "C", 1)]
    expect(shown(categoryHonours(results, PAINT, confirmed))).toBe("B@1 confirmed, C@2")
  })

  it("stays confirmed if another leads now", () => {
    const overtaken = categoryHonours(ranking("A1 B2", { A: 7, B: 9 }), PAINT, [confirm("category", "A", 1, 5)])
    expect(shown(overtaken)).toBe("B@1 replaces A overtook A")
    expect(wasConfirmed(overtaken)).toBe(true)
    expect(wasConfirmed(categoryHonours(results, PAINT, []))).toBe(false)
  })

  it("is nobody until a judge has scored it", () => {
    expect(shown(categoryHonours(ranking("A1 B2"), PAINT, []))).toBe("")
  })
})
