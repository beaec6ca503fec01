import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import { show } from "../../../../test/render.tsx"
import type { EntryResult } from "../entry-result.ts"
import { type DecidedCriterion, decidedOf, ExplanationDecided, mostWords } from "./explanation-decided.tsx"
import type { Explanation } from "./words.ts"

const entry = (entryId: number, place: number): EntryResult =>
  placed({
    entryId,
    votingId: `C0${entryId}`,
    rank: place,
    criteria: [1, 2, 3, 4, 5].map((id) => ({
      criterionId: id,
      name: `Criterion ${id}`,
      average: 0,
      maxPoints: 25,
      judgeCount: 1,
    })),
  })
const FIRST = entry(1, 1)
const SECOND = entry(2, 2)

type Pair = [own: number | null, other: number | null]

/** The parts of an explanation that this needs: the averages of both entries by criterion, and how the neighbour differs. */
function explanation(pairs: Pair[], difference: NonNullable<Explanation["above"]>["difference"]) {
  const beside = { entryId: 2, votingId: "C02", place: 2, percent: 80, difference }
  const given = (average: number) => [{ judgeId: 1, judgeName: "Ada", points: average, isLeftOut: false }]
  return {
    above: null,
    below: beside,
    criteria: pairs.map(([own], at) => ({
      criterionId: at + 1,
      name: `Criterion ${at + 1}`,
      average: own ?? 0,
      maxPoints: 25,
      countsOverall: true,
      points: own === null ? [] : given(own),
    })),
    rival: {
      entryId: 2,
      votingId: "C02",
      by: "points" as const,
      criteria: pairs.map(([own, other], at) => ({
        criterionId: at + 1,
        name: `Criterion ${at + 1}`,
        average: other,
        difference: (own ?? 0) - (other ?? 0),
      })),
    },
  }
}

const POINTS = { by: "points", value: 80, against: 70 } as const
const PAIRS: Pair[] = [
  [9, 9],
  [12, 10],
  [14, null],
  [10, 12],
  [8, 7],
]
const decided = decidedOf(explanation(PAIRS, POINTS), FIRST)

it("shows the largest differences first with both averages, and the sums of all others", () => {
  show(decided && <ExplanationDecided decided={decided} result={FIRST} rival={SECOND} applies={() => false} />)
  const rows = within(screen.getByRole("table", { name: "What decided" })).getAllByRole("row")
  expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ["Criterion", "1st", "2nd", "vs 2nd"],
    ["Criterion 3 / 25", "14.0", "N/A", "+14.0"],
    ["Criterion 2 / 25", "12.0", "10.0", "+2.0"],
    ["Criterion 5 / 25", "8.0", "7.0", "+1.0"],
    ["2 other criteria", "19.0", "21.0", "−2.0"],
  ])
})

it("a tie-break step that decided is not explained by points", () => {
  expect(decidedOf(explanation(PAIRS, { by: "lot" }), FIRST)).toBeNull()
})

const most = (side: 1 | -1, own: number | null, other: number | null, doesApply: boolean) => {
  const one: DecidedCriterion = { criterionId: 1, name: "Sound", maxPoints: 15, own, other, difference: side }
  return mostWords({ side, deciding: [one], others: [] }, FIRST, SECOND, () => doesApply)
}

it.each([
  [1, 14, 12, true, "Gained most on Sound (14.0 against 12.0)."],
  [1, 14, null, false, "Gained most on Sound (14.0; does not apply to C02)."],
  [1, 14, null, true, "Gained most on Sound (14.0; C02 has no score yet)."],
  [-1, null, 14, false, "Lost most on Sound (does not apply to C01; 14.0 for C02)."],
  [-1, null, 14, true, "Lost most on Sound (C01 has no score yet; 14.0 for C02)."],
] as const)("side %i: %s against %s", (side, own, other, doesApply, words) => {
  expect(most(side, own, other, doesApply)).toBe(words)
})
