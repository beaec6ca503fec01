import type { EntryClass } from "@rosette/contract"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button } from "../../../test/form.ts"
import { RankingOfClass } from "./ranking-of-class.tsx"
import type { EntryResult } from "./winners/result-explanation.ts"

const result = (entryId: number) =>
  ({ entryId, entryName: `Car ${entryId}`, rank: entryId, judgeCount: 1, criteria: [] }) as unknown as EntryResult
const RESULTS = [result(1), result(2), result(3)]
const EARLY: EntryClass = {
  ...{ id: 3, eventId: 1, name: "Pre-1960", code: "A", order: 1 },
  ...{ minEntries: 0, entryCount: 2, isBelowMin: false },
}

const open = (classes: EntryClass[], answers: Answers = {}) =>
  showWithServer(
    <RankingOfClass eventId={1} results={RESULTS}>
      {(shown) => shown.map(({ entryId, entryName, rank }) => <p key={entryId}>{`${rank}. ${entryName}`}</p>)}
    </RankingOfClass>,
    { "organizer.classes": () => classes, ...answers },
  )
const shown = () => screen.queryAllByText(/^\d\. Car/).map(({ textContent }) => textContent)

const COMPLETE = { version: 1, isProvisional: false, submittedSheets: 0, expectedSheets: 0 }

it("without classes the ranking stands alone", () => {
  open([])
  expect([shown().length, screen.queryByRole("combobox")]).toEqual([3, null])
})

it("narrows the ranking to a class, whose entries keep the ranks that they have among all", async () => {
  let isBroken = true
  const { user } = open([EARLY], {
    "organizer.results": ({ classId }) => {
      if (isBroken) throw refused("UNAVAILABLE")
      return { ...COMPLETE, entries: RESULTS.filter(({ entryId }) => classId === 3 && entryId > 1) }
    },
  })
  const choice = await screen.findByRole("combobox", { name: "Class" })
  await user.selectOptions(choice, "Pre-1960 (A)")
  isBroken = false
  await screen.findByText("Try again")
  await user.click(button("Try again"))
  await screen.findByText("2. Car 2")
  expect(shown()).toEqual(["2. Car 2", "3. Car 3"])
  await user.selectOptions(choice, "All classes")
  expect(shown()).toHaveLength(3)
})

it("a class without entries says so", async () => {
  const { user } = open([EARLY], { "organizer.results": () => ({ ...COMPLETE, entries: [] }) })
  await user.selectOptions(await screen.findByRole("combobox", { name: "Class" }), "Pre-1960 (A)")
  await screen.findByText("No entry is in this class.")
})
