import { wordsOf } from "@rosette/domain/events/event-words"
import { screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { expect, it } from "vitest"
import { showWithServer } from "../../test/calls.tsx"
import { CriterionDialog } from "../features/criteria/criterion-dialog.tsx"
import { EntriesFlagsDialog } from "../features/entries/batch/entries-flags-dialog.tsx"
import { EntryDialog } from "../features/entries/dialog/entry-dialog.tsx"
import { WordsProvider } from "../features/words/words-context.ts"

const SECTIONS = ["Craftsmanship", "Accuracy", "Performance", "Presentation", "Impression", "Extras"]
const unused = { isUsed: false }
const NO_FLAGS_USED = {
  isElectricVehicle: unused,
  hasDriverCosplay: unused,
  isClassicVehicle: unused,
  hasCustomPaint: unused,
  hasPerformanceMods: unused,
  participatesInSound: unused,
}
const COSPLAY = wordsOf({
  descriptionLabel: "Character",
  sections: SECTIONS,
  flags: { ...NO_FLAGS_USED, participatesInSound: { label: "Stage act", isUsed: true } },
})
const BLANK = wordsOf({ sections: SECTIONS, flags: NO_FLAGS_USED })

const nothing = () => undefined
const shown = (words: typeof COSPLAY, form: ReactNode) =>
  showWithServer(<WordsProvider value={words}>{form}</WordsProvider>, {})
const dialog = { eventId: 1, isOpen: true, onClose: nothing }
const criterion = <CriterionDialog {...dialog} criterion={null} criteria={[]} classes={[]} ofClass={null} />
const entry = <EntryDialog {...dialog} entry={null} votingIds={[]} classes={[]} onPhotoFailed={nothing} />

it("a criterion is in a section of the event, and for the flags that it uses", async () => {
  const { user } = shown(COSPLAY, criterion)
  const section = await screen.findByRole("combobox", { name: "Section" })
  expect([...section.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual(SECTIONS)
  await user.selectOptions(section, "Presentation")
  expect(screen.getByRole("status").textContent).toBe("Order 16 belongs to the section Presentation.")
  expect(screen.getByRole("group", { name: "Only for entries with" }).textContent).toContain("Stage act")
  expect(screen.queryByText(/Electric|Classic|Custom paint|Driver/)).toBeNull()
})

it("without a flag in use nobody is asked for one", async () => {
  shown(BLANK, criterion)
  await screen.findByRole("combobox", { name: "Section" })
  expect(screen.queryByRole("group", { name: "Only for entries with" })).toBeNull()
})

it("an entry has the flags that the event uses, and its description is not one of a car", async () => {
  shown(COSPLAY, entry)
  await screen.findByRole("textbox", { name: "Description" })
  expect(screen.getByRole("group", { name: "This entry has" }).textContent).toContain("Stage act")
  expect(screen.getByPlaceholderText("What judges should know")).toBeTruthy()
  expect(screen.queryByText(/Electric|Classic|Custom paint|Driver/)).toBeNull()
})

it("many entries can be given the flags that the event uses", () => {
  shown(COSPLAY, <EntriesFlagsDialog {...dialog} entries={[]} />)
  expect(screen.getAllByRole("radiogroup")).toHaveLength(1)
  expect(screen.getByText("Stage act")).toBeTruthy()
})
