import type { ConfirmedWinner } from "@rosette/contract/awards"
import { describe, expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import type { EntryResult } from "../entry-result.ts"
import type { Title } from "./honours.ts"
import { groundNow, isSameGround } from "./winner-ground.ts"

const PAINT = { criterionId: 5, name: "Paint" }
const OVERALL: Title = { winnerType: "overall", criterionId: null, name: "Overall Winner" }
const RUNNER_UP: Title = { winnerType: "runner_up", criterionId: null, name: "Runner-up" }
const BEST_PAINT: Title = { winnerType: "category", criterionId: 5, name: "Best Paint" }

const idOf = (name: string) => name.charCodeAt(0)

/** "A1 B2": entry A on rank 1, B on rank 2; the first one in the text is best in Paint. */
const ranking = (text: string): EntryResult[] =>
  text.split(" ").map((word, index) =>
    placed({
      entryId: idOf(word),
      entryName: word.charAt(0),
      votingId: word.charAt(0),
      ownerParticipant: "",
      imageUrl: null,
      rank: Number(word.slice(1)),
      overallPercent: 50,
      overallPercentRounded: 50,
      judgeCount: 1,
      criteria: [{ ...PAINT, average: 10 - index, maxPoints: 10, judgeCount: 1 }],
    }),
  )

const confirmed = (name: string, winnerType: ConfirmedWinner["winnerType"], position: number): ConfirmedWinner => ({
  id: idOf(name) * 10 + position,
  eventId: 1,
  entryId: idOf(name),
  criterionId: winnerType === "category" ? 5 : null,
  winnerType,
  position,
  confirmedBy: "Pat",
  confirmedAt: "2026-06-03T10:00:00.000Z",
  notes: "",
})

const ask = (title: Title, name: string, position: number, ranks: string, winners: ConfirmedWinner[] = []) =>
  groundNow({ title, entryId: idOf(name), position }, ranking(ranks), winners)

describe("the question to confirm a winner is about", () => {
  it.each([
    ["the entry asked about, while it leads", OVERALL, "A", 1, "A1 B2", [], "A"],
    ["the entry that leads now", OVERALL, "A", 1, "B1 A2", [], "B"],
    ["the entry that leads the category now", BEST_PAINT, "A", 1, "B2 A1", [], "B"],
    ["the entry that has the place now", RUNNER_UP, "B", 2, "A1 C2 B3", [], "C"],
    ["nobody, if a tie for first has no such place", RUNNER_UP, "B", 2, "A1 B1 C3", [], undefined],
    ["nobody, if it was confirmed meanwhile", OVERALL, "A", 1, "A1 B2", [confirmed("A", "overall", 1)], undefined],
    ["the other of two tied entries", OVERALL, "C", 1, "A1 B1 C3", [confirmed("A", "overall", 1)], "B"],
  ])("%s", (_, title, name, position, ranks, winners, expected) => {
    expect(ask(title, name, position, ranks, winners)?.candidate.result.votingId).toBe(expected)
  })
})

describe("it is asked again", () => {
  it.each([
    ["not if nothing changed", OVERALL, "A1 B2", "A1 B2", false],
    ["not if only lower places changed", OVERALL, "A1 B2 C3", "A1 C2 B3", false],
    ["if another leads", OVERALL, "A1 B2", "B1 A2", true],
    ["if another ties", OVERALL, "A1 B2", "A1 B1", true],
    ["if another is best in the category", BEST_PAINT, "A1 B2", "B2 A1", true],
  ])("%s", (_, title, before, after, isAsked) => {
    const asked = ask(title, "A", 1, before)
    const now = ask(title, "A", 1, after)
    expect(asked && now && isSameGround(asked, now)).toBe(!isAsked)
  })

  it("if it would replace another confirmation", () => {
    const asked = ask(OVERALL, "A", 1, "A1 B2")
    const now = ask(OVERALL, "A", 1, "A1 B2", [confirmed("B", "overall", 1)])
    expect(asked && now && isSameGround(asked, now)).toBe(false)
  })
})
