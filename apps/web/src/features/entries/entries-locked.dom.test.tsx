import { anEntry } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { LockedProvider } from "../../ui/states/locked.tsx"
import { EntriesTab } from "./entries-tab.tsx"

const CAR = anEntry({ entryName: "Car 1", description: "", ownerParticipant: "Mia Berg", votingId: "A1" })

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })

it("while results are published no entry can be added or changed, before a form is filled", async () => {
  const { user } = showWithServer(
    <LockedProvider value={true}>
      <EntriesTab eventId={1} eventName="Harbour Show" />
    </LockedProvider>,
    {
      "organizer.entries": () => [CAR],
      "organizer.classes": () => [],
      "organizer.entrySheets": () => ({ expectedOfEach: 5, entries: [], withoutScorecard: [] }),
    },
  )
  await screen.findByText("Car 1")
  for (const name of ["Add Entry", "Set Flags", "Edit Car 1"]) expect(button(name).disabled).toBe(true)
  await user.keyboard("n")
  expect(screen.queryByRole("dialog")).toBeNull()
  await user.click(button("More for Car 1"))
  for (const item of await screen.findAllByRole<HTMLButtonElement>("menuitem")) expect(item.disabled).toBe(true)
})
