import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { placed } from "../../../test/placed.ts"
import { show } from "../../../test/render.tsx"
import { ConfirmPlaces } from "./results-confirm-places.tsx"
import { RUNNER_UP, type Title } from "./winners/result-honours.ts"

const OVERALL: Title = { winnerType: "overall", criterionId: null, name: "Overall Winner" }

const candidate = (entryId: number, place: number, title = RUNNER_UP) => ({
  title,
  result: placed({
    ...{ entryId, entryName: `Car ${entryId}`, votingId: `A${entryId}`, ownerParticipant: "Mia", imageUrl: null },
    ...{ rank: place, overallPercent: 80, overallPercentRounded: 80, judgeCount: 1, criteria: [] },
  }),
  position: place,
  ...{ confirmation: null, replaces: null, overtaken: [] },
})

function open(candidates: ReturnType<typeof candidate>[], isPublished = false) {
  const confirm = vi.fn(async () => undefined)
  const confirmation = { confirm, takeBack: vi.fn(async () => undefined), dialog: null, isPublished }
  return { confirm, ...show(<ConfirmPlaces candidates={candidates} confirmation={confirmation} />) }
}
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent)

it("has a button for each place after the first, which names the entry too", async () => {
  const second = candidate(2, 2)
  const { user, confirm } = open([candidate(1, 1, OVERALL), second, candidate(3, 3)])
  expect(buttons()).toEqual(["2nd place", "3rd place"])
  await user.click(screen.getByRole("button", { name: "Confirm Winner: 2nd place, Car 2" }))
  expect(confirm).toHaveBeenCalledExactlyOnceWith(second)
})

it("those who share a place are told apart", () => {
  open([candidate(2, 2), candidate(3, 2)])
  expect(buttons()).toEqual(["2nd place, Car 2", "2nd place, Car 3"])
})

it("is not there once the results are published", () => {
  open([candidate(2, 2)], true)
  expect(screen.queryByText("Confirm Winner")).toBeNull()
})
