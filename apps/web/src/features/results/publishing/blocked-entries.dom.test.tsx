import { anEntry } from "@rosette/contract/fixtures"
import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { currentNotices } from "../../../lib/feedback.ts"
import { CheckIn, MarkAbsent } from "./blocked-entries.tsx"

const ENTRIES = [
  anEntry({ id: 1, status: "checkedIn" }),
  anEntry({ id: 2, votingId: "C2", entryName: "Blue Comet" }),
  anEntry({ id: 3 }),
  anEntry({ id: 4 }),
]
const MARK = "Mark those never checked in as absent"
const setting = () =>
  vi.fn<NonNullable<Answers["organizer.updateEntries"]>>(({ entryIds }) => ({
    updatedCount: entryIds.length,
    total: entryIds.length,
  }))
const answers = (entries: typeof ENTRIES, more: Answers = {}): Answers => ({
  "organizer.entries": () => entries,
  "organizer.entrySheets": () => ({
    expectedOfEach: 1,
    entries: [{ entryId: 3, submittedSheets: 1 }],
    withoutScorecard: [],
  }),
  ...more,
})

it("who was never checked in and never judged is marked as absent", async () => {
  const updateEntries = setting()
  const { user } = showWithServer(
    <MarkAbsent eventId={1} entryIds={[1, 2, 3]} isPending={false} />,
    answers(ENTRIES, { "organizer.updateEntries": updateEntries }),
  )
  await user.click(await screen.findByRole("button", { name: MARK }))
  await screen.findByText(/without a submitted sheet: C2 Blue Comet\./)
  await user.click(screen.getByRole("button", { name: "Mark as absent" }))
  await waitFor(() => expect(updateEntries).toHaveBeenCalledWith({ eventId: 1, entryIds: [2], status: "absent" }))
})

it("it is not offered where nobody is checked in", async () => {
  const entries = vi.fn(() => ENTRIES.slice(1))
  showWithServer(<MarkAbsent eventId={1} entryIds={[2]} isPending={false} />, {
    ...answers([]),
    "organizer.entries": entries,
  })
  await waitFor(() => expect(entries).toHaveBeenCalled())
  expect(screen.queryByRole("button", { name: MARK })).toBeNull()
})

it("an absent entry that was judged is checked in, and a refusal is a sentence", async () => {
  const { user } = showWithServer(
    <CheckIn eventId={1} entryIds={[4]} isPending={false} />,
    answers(ENTRIES, {
      "organizer.previewRules": () => ({ sheets: 1, moves: [] }),
      "organizer.updateEntries": () => {
        throw refused("RESULTS_PUBLISHED")
      },
    }),
  )
  await user.click(screen.getByRole("button", { name: "Check in" }))
  await screen.findByText("Their sheets count, and they get a place.")
  await user.click(screen.getAllByRole("button", { name: "Check in" }).at(-1) ?? document.body)
  await waitFor(() => expect(currentNotices().map(({ title }) => title)).toEqual(["The status could not be set"]))
})
