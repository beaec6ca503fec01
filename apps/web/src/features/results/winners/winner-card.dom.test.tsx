import { MantineProvider } from "@mantine/core"
import type { ConfirmedWinner } from "@rosette/contract/awards"
import { aConfirmedWinner } from "@rosette/contract/fixtures"
import type { Coverage } from "@rosette/domain/contest/coverage"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { FinalistCard } from "./finalist-card.tsx"
import type { Candidate, Title } from "./honours.ts"
import { WinnerCard } from "./winner-card.tsx"

afterEach(() => {
  cleanup()
  setScreenWidth("desktop")
})

const RUNNER_UP: Title = { winnerType: "runner_up", criterionId: null, name: "Runner-up" }
const OVERALL: Title = { winnerType: "overall", criterionId: null, name: "Overall Winner" }

const COUNTED = { figure: "80%", counted: { points: 208.5, maxPoints: 260 } }

type Extra = { coverage?: Coverage; isInRow?: boolean }

function show(title: Title, rank: number, isConfirmed: boolean, isPublished = false, extra: Extra = {}) {
  const { coverage = null, isInRow = false } = extra
  const confirmation: ConfirmedWinner = aConfirmedWinner({ entryId: 7, winnerType: title.winnerType, position: rank })
  const candidate: Candidate = {
    title,
    result: placed({ entryId: 7, entryName: "Desert Fox", votingId: "A2", ownerParticipant: "Kim", rank }),
    position: rank,
    confirmation: isConfirmed ? confirmation : null,
    replaces: null,
    overtaken: [],
  }
  const nothing = async () => undefined
  const shown = {
    candidate,
    entryById: new Map(),
    onExplain: nothing,
    confirmation: { confirm: nothing, takeBack: nothing, dialog: null, isPublished },
  }
  return render(
    <MantineProvider>
      <ul>
        {title === OVERALL && !isInRow ? (
          <WinnerCard {...shown} {...COUNTED} coverage={coverage} open="To be confirmed" provisional={null} />
        ) : (
          <FinalistCard {...shown} percent="80%" counted={COUNTED.counted} coverage={coverage} isTied={false} />
        )}
      </ul>
    </MantineProvider>,
  )
}

it.each([
  ["2nd place", RUNNER_UP, 2, "2nd place · Confirmed Winner"],
  ["3rd place", RUNNER_UP, 3, "3rd place · Confirmed Winner"],
  ["Overall Winner", OVERALL, 1, "Confirmed Winner"],
])("a confirmed %s shows place and state, and can be taken back by that name", (place, title, rank, text) => {
  show(title, rank, true)
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByRole("button", { name: `Take back: ${place}, Desert Fox` })).toBeDefined()
})

it.each([
  [OVERALL, 1, "gold"],
  [RUNNER_UP, 2, "silver"],
  [RUNNER_UP, 3, "bronze"],
] as const)(
  "gold is for the winner alone: %o at place %d is %s, and nothing before it is confirmed",
  (title, rank, metal) => {
    show(title, rank, true)
    expect(screen.getByRole("listitem").dataset.metal).toBe(metal)
    cleanup()
    show(title, rank, false)
    expect(screen.getByRole("listitem").dataset.metal).toBeUndefined()
  },
)

it.each([
  [OVERALL, 1, "To be confirmed", "Overall Winner"],
  [RUNNER_UP, 2, "2nd", "2nd place"],
] as const)("one that is not confirmed says so: %o", (title, rank, text, place) => {
  show(title, rank, false)
  expect(screen.queryByText(/Confirmed Winner/)).toBeNull()
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByRole("button", { name: `Confirm Winner: ${place}, Desert Fox` })).toBeDefined()
})

it("beside the percent stand the points it is calculated from", () => {
  show(OVERALL, 1, false)
  expect(screen.getByText("80%").parentElement?.textContent).toBe("80%208.5 of 260 points")
})

it.each([
  [{ judges: 2, expected: 5 }, "from 2 of 5 judges"],
  [{ judges: 1, expected: null }, "from 1 judge"],
])("a provisional percent says how many judges it rests on: %o", (coverage, text) => {
  show(OVERALL, 1, false, false, { coverage })
  screen.getByText(text)
})

it("a finalist shows what its percent is calculated from", () => {
  show(RUNNER_UP, 2, false, false)
  expect(screen.getByText("80%").parentElement?.textContent).toBe("80%208.5 / 260")
})

it("the row of the first has its photo and its reasons like the others, but is confirmed in its card", () => {
  const { container } = show(OVERALL, 1, false, false, { isInRow: true })
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Why this place?"])
  expect(container.querySelectorAll("li > span:first-child > span")).toHaveLength(1)
})

it.each([true, false])(
  "once results are published nothing can be confirmed or taken back (confirmed: %s)",
  (isConfirmed) => {
    show(RUNNER_UP, 2, isConfirmed, true)
    expect(screen.queryByRole("button", { name: /Confirm Winner|Take back/ })).toBeNull()
  },
)

it.each(["desktop", "phone"] as const)("a finalist has its two actions in words: %s", (width) => {
  setScreenWidth(width)
  show(RUNNER_UP, 2, false)
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Why this place?",
    "Confirm Winner",
  ])
  screen.getByRole("button", { name: "Why this place? Desert Fox" })
  screen.getByRole("button", { name: "Confirm Winner: 2nd place, Desert Fox" })
})
