import type { ConfirmedWinner } from "@rosette/contract/awards"
import { aConfirmedWinner } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import type { EntryResult } from "../entry-result.ts"
import { type ConfirmedLine, confirmedLines } from "./confirmed-lines.ts"

const result = (entryId: number, entryName: string): EntryResult =>
  placed({
    entryId,
    entryName,
    votingId: `A${entryId}`,
    rank: entryId,
    overallPercent: 50,
    overallPercentRounded: 50,
    criteria: ["Paint", "Wheels"].map((name, at) => ({
      criterionId: 8 - at,
      name,
      average: 5,
      maxPoints: 10,
      judgeCount: 1,
    })),
  })

const confirmed = (id: number, fields: Partial<ConfirmedWinner>) => aConfirmedWinner({ id, ...fields })

const shown = (lines: ConfirmedLine[]) =>
  lines.map(({ title, entry, overtakenBy }) => `${title}: ${entry}${overtakenBy ? ` | ${overtakenBy}` : ""}`)

it("winners are announced from the last place up, categories in the order of the criteria", () => {
  const { places, categories } = confirmedLines(
    [result(1, "Blue Comet"), result(2, "Desert Fox")],
    [
      confirmed(1, { winnerType: "category", criterionId: 7, entryId: 1 }),
      confirmed(2, { winnerType: "category", criterionId: 8, entryId: 2 }),
      confirmed(4, {}),
      confirmed(3, { winnerType: "runner_up", position: 2, entryId: 2 }),
    ],
  )
  expect(shown(places)).toEqual(["2nd place: Desert Fox (A2), Mia", "Overall Winner: Blue Comet (A1), Mia"])
  expect(shown(categories)).toEqual(["Best Paint: Desert Fox (A2), Mia", "Best Wheels: Blue Comet (A1), Mia"])
})

it("an overtaken winner is marked, with the entry that leads now", () => {
  const { places } = confirmedLines(
    [result(1, "Blue Comet"), result(2, "Desert Fox")],
    [confirmed(1, { entryId: 2 }), confirmed(2, { winnerType: "runner_up", position: 5, entryId: 1 })],
  )
  expect(shown(places)).toEqual([
    "5th place: Blue Comet (A1), Mia | nobody",
    "Overall Winner: Desert Fox (A2), Mia | Blue Comet (A1)",
  ])
})
