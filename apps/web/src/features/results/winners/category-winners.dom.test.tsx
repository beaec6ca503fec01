import type { ConfirmedWinner } from "@rosette/contract/awards"
import { aConfirmedWinner, aSettlement, aTie } from "@rosette/contract/fixtures"
import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { placed } from "../../../../test/placed.ts"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import type { Tie } from "../ties/words.ts"
import { CategoryWinners } from "./category-winners.tsx"

beforeEach(() => setScreenWidth("desktop"))

/** Paint is won by the first alone, bodywork by both; nobody has scored sound. */
const result = (entryId: number, paint: number) =>
  placed({
    entryId,
    entryName: `Car ${entryId}`,
    votingId: `A${entryId}`,
    rank: entryId,
    criteria: [
      { criterionId: 1, name: "Paint", average: paint, maxPoints: 25, judgeCount: 1 },
      { criterionId: 2, name: "Bodywork", average: 7.5, maxPoints: 10, judgeCount: 1 },
      { criterionId: 3, name: "Sound", average: 0, maxPoints: 10, judgeCount: 0 },
    ],
  })
const RESULTS = [result(1, 20), result(2, 18)]

const confirmedFor = (entryId: number): ConfirmedWinner =>
  aConfirmedWinner({ entryId, criterionId: 2, winnerType: "category" })

function open(confirmed: ConfirmedWinner[] = [], isPublished = false, results = RESULTS, ties: Tie[] = []) {
  const confirmation = { confirm: vi.fn(async () => undefined), takeBack: vi.fn(async () => undefined), dialog: null }
  const shown = show(
    <CategoryWinners
      results={results}
      confirmed={confirmed}
      ties={ties}
      entryById={new Map(results.map((one) => [one.entryId, one]))}
      tied={new Set()}
      countedOf={() => null}
      percentOf={() => null}
      coverageOf={() => null}
      provisional={null}
      marked={null}
      confirmation={{ ...confirmation, isPublished }}
      onExplain={() => undefined}
    />,
  )
  return { ...shown, ...confirmation }
}
const category = (name: string) => screen.getByRole("region", { name })
const entriesOf = (name: string) =>
  within(category(name))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
const medalsOf = (name: string) => category(name).querySelectorAll("[data-metal=gold][aria-hidden]").length

it("a settled tie of a criterion decides who has won its category", () => {
  const settlement: Tie["settlement"] = aSettlement({ kind: "lot", seed: "ab" })
  const tie: Tie = aTie({ key: "k", ladder: "criterion:2", state: "settled", settlement })
  open([], false, RESULTS, [tie])
  expect(entriesOf("Bodywork")).toEqual(["Car 2A2 · MiaConfirm"])
  expect(screen.queryByText("2 tied")).toBeNull()
})

it("each category has its best entries with the average, and a tie says how many", () => {
  open()
  expect(entriesOf("Paint")).toEqual(["Car 1A1 · MiaConfirm"])
  expect(category("Paint").textContent).toContain("20 / 25")
  expect(entriesOf("Bodywork")).toEqual(["Car 1A1 · MiaConfirm", "Car 2A2 · MiaConfirm"])
  expect(category("Bodywork").textContent).toContain("7.5 / 10")
  within(category("Bodywork")).getByText("2 tied")
  expect(within(category("Paint")).queryByText(/tie$/)).toBeNull()
  within(category("Paint")).getByText("Best in Category")
  within(category("Sound")).getByText("No scores yet")
  screen.getByText("Best in Category: the highest average of each criterion. Ties: confirm one or more.")
})

it("a best entry can be confirmed, and taken back once it is", async () => {
  const { user, confirm, unmount } = open()
  await user.click(screen.getByRole("button", { name: "Confirm Winner: Best Paint, Car 1" }))
  expect(confirm).toHaveBeenCalledTimes(1)
  unmount()
  const { takeBack } = open([confirmedFor(2)])
  within(category("Bodywork")).getByText("Confirmed Winner")
  await user.click(screen.getByRole("button", { name: "Take back: Best Bodywork, Car 2" }))
  expect(takeBack).toHaveBeenCalledTimes(1)
})

it("has no gold mark before the results are published", () => {
  open([confirmedFor(2)])
  expect([medalsOf("Paint"), medalsOf("Bodywork")]).toEqual([0, 0])
})

it("once they are, all who share a category carry it, or those who are confirmed, and nothing can be confirmed", () => {
  const { unmount } = open([], true)
  expect([medalsOf("Paint"), medalsOf("Bodywork"), medalsOf("Sound")]).toEqual([1, 2, 0])
  expect(screen.queryByRole("button")).toBeNull()
  screen.getByText("Best in Category: the highest average of each criterion.")
  unmount()
  open([confirmedFor(2)], true)
  expect(medalsOf("Bodywork")).toBe(1)
})

it("of many who are tied the first two are shown, and all on demand", async () => {
  const { user } = open(
    [],
    false,
    [20, 18, 17, 16].map((paint, at) => result(at + 1, paint)),
  )
  expect(entriesOf("Bodywork")).toHaveLength(2)
  within(category("Bodywork")).getByText("4 tied")
  await user.click(screen.getByRole("button", { name: "Show 2 more tied" }))
  expect(entriesOf("Bodywork")).toHaveLength(4)
  screen.getByRole("button", { name: "Confirm Winner: Best Bodywork, Car 4" })
})
