import type { EntryClass } from "@rosette/contract/classes"
import { aClass } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../../test/calls.tsx"
import { RankingOfClass } from "./ranking-of-class.tsx"

const RESULTS = [
  { entryId: 1, classId: null },
  { entryId: 2, classId: 3 },
  { entryId: 3, classId: 3 },
]
const EARLY: EntryClass = aClass({ entryCount: 2 })

const open = (classes: EntryClass[]) =>
  showWithServer(
    <RankingOfClass eventId={1} results={RESULTS}>
      {(shown) => shown.map(({ entryId }) => <p key={entryId}>{`Car ${entryId}`}</p>)}
    </RankingOfClass>,
    { "organizer.classes": () => classes },
  )
const shown = () => screen.queryAllByText(/^Car/).map(({ textContent }) => textContent)

it("without classes there is only the ranking", () => {
  open([])
  expect([shown().length, screen.queryByRole("combobox")]).toEqual([3, null])
})

it("narrows the ranking to a class, and says if it has no entries", async () => {
  const { user } = open([EARLY, { ...EARLY, id: 4, name: "Modern", code: "" }])
  const choice = await screen.findByRole("combobox", { name: "Class" })
  await user.selectOptions(choice, "Pre-1960 (A)")
  expect(shown()).toEqual(["Car 2", "Car 3"])
  await user.selectOptions(choice, "Modern")
  screen.getByText("No entry is in this class.")
  await user.selectOptions(choice, "All classes")
  expect(shown()).toHaveLength(3)
})
