import { stripVTControlCharacters } from "node:util"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { expect, it } from "vitest"
import { rankingWords } from "./ranking.ts"

type Results = Parameters<typeof rankingWords>[0]

/** Percent, maximum, class, place and place in the class. */
const entry = (votingId: string, figures: [number, number, number | null, number, number | null]) => {
  const [overallPercent, maxPoints, classId, place, classPlace] = figures
  return {
    entryId: Number(votingId.slice(1)),
    entryName: `Car ${votingId}`,
    votingId,
    ownerParticipant: "Mia",
    imageUrl: null,
    classId,
    status: "expected" as const,
    rank: place,
    place,
    classPlace,
    placedBy: { kind: "score" as const },
    overallPercent,
    overallPercentRounded: Math.round(overallPercent),
    maxPoints,
    judgeCount: 1,
    criteria: [],
  }
}

const RESULTS: Results = {
  version: 1,
  isProvisional: false,
  submittedSheets: 3,
  expectedSheets: 3,
  entries: [entry("A1", [90.4, 120, 4, 1, 1]), entry("A2", [89.7, 80, null, 2, 1]), entry("A3", [80, 120, 4, 3, 2])],
}

const rows = (...contests: { id: number; name: string }[]) =>
  stripVTControlCharacters(rankingWords(RESULTS, false, USUAL_WORDS, contests))
    .split("\n")
    .map((line) =>
      line
        .trim()
        .split(/\s{2,}/)
        .slice(0, 5)
        .join("|"),
    )

it("the ranking is by place; percents of different maxima that would look the same have a decimal", () => {
  expect(rows()).toEqual([
    "Place|ID|Entry|Owner|Score",
    "1|A1|Car A1|Mia|90.4%",
    "2|A2|Car A2|Mia|89.7%",
    "3|A3|Car A3|Mia|80%",
  ])
})

it("where each class is a contest of its own it is class by class, with the places there", () => {
  expect(rows({ id: 4, name: "Trucks" }, { id: 0, name: "No class" })).toEqual([
    "Class|Place|ID|Entry|Owner",
    "Trucks|1|A1|Car A1|Mia",
    "Trucks|2|A3|Car A3|Mia",
    "No class|1|A2|Car A2|Mia",
  ])
})
