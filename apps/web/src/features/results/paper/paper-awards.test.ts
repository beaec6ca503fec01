import type { Award, AwardWinner } from "@rosette/contract/awards"
import { expect, it } from "vitest"
import type { EntryResult } from "../entry-result.ts"
import { paperAwards } from "./paper-awards.ts"

const award = (id: number, name: string) => ({ id, name }) as Award
const given = (awardId: number, entryId: number) => ({ awardId, entryId }) as AwardWinner
const entry = (entryId: number, entryName: string) =>
  ({ entryId, entryName, votingId: `A${entryId}`, ownerParticipant: "Mia" }) as EntryResult

it("every award is printed with all its holders, or with nobody", () => {
  const lines = paperAwards(
    [award(1, "Grand Prize"), award(2, "Harbour Cup")],
    [given(1, 8), given(1, 7), given(1, 99)],
    [entry(7, "Blue Comet"), entry(8, "Desert Fox")],
  )
  expect(lines.map(({ name, holders }) => [name, ...holders])).toEqual([
    ["Grand Prize", "Desert Fox (A8), Mia", "Blue Comet (A7), Mia"],
    ["Harbour Cup"],
  ])
})
