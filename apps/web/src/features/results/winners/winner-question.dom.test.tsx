import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { anOutstandingJudge, theOutstanding } from "../../../../test/outstanding.ts"
import { placed } from "../../../../test/placed.ts"
import { show } from "../../../../test/render.tsx"
import type { Outstanding } from "../outstanding/words.ts"
import { WinnerQuestion } from "./winner-question.tsx"
import type { Ground } from "./winner-settling.ts"

const FOX = placed({ entryId: 7, entryName: "Desert Fox", votingId: "A2", ownerParticipant: "Kim" })
const GROUND: Ground = {
  candidate: {
    title: { winnerType: "overall", criterionId: null, name: "Overall Winner" },
    result: FOX,
    position: 1,
    confirmation: null,
    replaces: null,
    overtaken: [],
  },
  equals: [FOX],
  replaced: undefined,
}

const missing = (sheets: readonly number[]): Outstanding => {
  const outstandingSheets = sheets.reduce((sum, one) => sum + one, 0)
  return theOutstanding({
    expectedSheets: 20,
    outstandingSheets,
    submittedSheets: 20 - outstandingSheets,
    isProvisional: true,
    judges: sheets.map((one, id) =>
      anOutstandingJudge({ id, name: `Judge ${id}`, outstandingSheets: one, waitingSheets: id === 0 ? 1 : 0 }),
    ),
  })
}

const open = (outstanding: Outstanding | null) =>
  show(<WinnerQuestion ground={GROUND} confirmedBy="Pat" outstanding={outstanding} moved={null} />)

it("names the judges whose sheets are missing, one a line", () => {
  open(missing([2, 5]))
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Judge 1 5 missing",
    "Judge 0 2 missing",
  ])
  expect(screen.queryByText(/^Missing from/)).toBeNull()
  screen.getByText("Waiting on a phone: Judge 0 (1).")
  screen.getByText("The missing sheets can still change who wins.")
})

it("without knowing the sheets it names nobody", () => {
  open(null)
  expect(screen.queryByRole("list")).toBeNull()
  screen.getByText("Sheets may be missing.")
})
