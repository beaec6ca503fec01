import type { Award, AwardWinner, ConfirmedWinner } from "@rosette/contract/awards"
import type { EventResults } from "@rosette/contract/results"
import { expect, it } from "vitest"
import { placed } from "../../../test/placed.ts"
import { criterionLosses, entryLosses, type GivenOut } from "./entry-losses.ts"

const result = (entryId: number, judgeCount: number): EventResults["entries"][number] =>
  placed({
    entryId,
    entryName: `Car ${entryId}`,
    votingId: `A${entryId}`,
    ownerParticipant: "Kim",
    overallPercent: 50,
    overallPercentRounded: 50,
    judgeCount,
    criteria: [{ criterionId: 7, name: "Paint", average: 5, maxPoints: 10, judgeCount }],
  })
const winner = (entryId: number, title: Partial<ConfirmedWinner>): ConfirmedWinner => ({
  id: 1,
  eventId: 1,
  entryId,
  criterionId: null,
  winnerType: "overall",
  position: 1,
  confirmedBy: "Olive",
  confirmedAt: "2026-06-20T10:00:00Z",
  notes: "",
  ...title,
})
const award = { id: 3, eventId: 1, name: "Best of Show" } as Award
const given: GivenOut = {
  results: [result(1, 3), result(2, 1), result(3, 0)],
  confirmed: [
    winner(1, {}),
    winner(1, { winnerType: "category", criterionId: 7 }),
    winner(2, { winnerType: "runner_up", position: 2 }),
  ],
  awards: [award],
  assignments: [{ id: 9, awardId: 3, entryId: 1 } as AwardWinner],
}

it("an entry names the places, awards and sheets that are deleted with it", () => {
  expect(entryLosses([1], given)).toEqual([
    "“Car 1” (A1): confirmed Overall Winner, confirmed winner of “Paint”, award “Best of Show”, 3 submitted score sheets",
  ])
})

it("of several entries, those with losses are named", () => {
  expect(entryLosses([2, 3], given)).toEqual(["“Car 2” (A2): confirmed 2nd place, 1 submitted score sheet"])
  expect(entryLosses([3], given)).toEqual([])
})

it("a criterion names its confirmed winner, and how many scores are deleted", () => {
  expect(criterionLosses(7, given)).toEqual(["Confirmed category winner: “Car 1” (A1)", "4 submitted scores"])
  expect(criterionLosses(8, given)).toEqual([])
  const best = { ...award, name: "Best Sound", basis: "criterion", basisId: 8 } as Award
  expect(criterionLosses(8, { ...given, awards: [award, best] })).toEqual([
    "Award “Best Sound” is decided by it; from then on it is given by hand",
  ])
})
