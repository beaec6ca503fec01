import type { EntryClass } from "@rosette/contract/classes"
import { aClass, aCriterion, anEntry } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button } from "../../../../test/form.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import { EntriesPanel } from "../entries-panel.tsx"

const car = (id: number, classId: number | null) =>
  anEntry({ id, entryName: `Car ${id}`, ownerParticipant: "Mia", votingId: `A${id}`, classId })
const ENTRIES = [car(1, 3), car(2, null), car(3, null)]
const EARLY: EntryClass = aClass({ entryCount: 1 })

const panel = (classes: readonly EntryClass[]) => (
  <EntriesPanel
    eventId={1}
    entries={ENTRIES}
    classes={classes}
    sheetsOf={() => undefined}
    addButton={null}
    actions={[]}
    onEdit={() => undefined}
    onPhoto={() => undefined}
  />
)
const open = (classes: readonly EntryClass[], answers: Answers = {}) => showWithServer(panel(classes), answers)
const shown = () => screen.queryAllByText(/^Car \d$/).map(({ textContent }) => textContent)
const choice = () => screen.getByRole("combobox", { name: "Class" })

it("the list is narrowed to a class or to entries without one, until the class is deleted", async () => {
  const { user, rerender } = open([EARLY])
  expect(screen.getAllByRole("cell").filter(({ textContent }) => textContent?.includes("Pre-1960"))).toHaveLength(1)
  await user.selectOptions(choice(), "Pre-1960 (A)")
  expect(shown()).toEqual(["Car 1"])
  await user.selectOptions(choice(), "No class")
  expect(shown()).toEqual(["Car 2", "Car 3"])
  await user.selectOptions(choice(), "Pre-1960 (A)")
  rerender(panel([]))
  expect(shown()).toEqual(["Car 1", "Car 2", "Car 3"])
  expect(screen.queryByRole("combobox")).toBeNull()
})

it("several entries are put into a class at once, and a failure can be retried", async () => {
  const updateEntries = vi
    .fn<NonNullable<Answers["organizer.updateEntries"]>>(() => ({ updatedCount: 2, total: 2 }))
    .mockImplementationOnce(() => {
      throw refused("UNAVAILABLE")
    })
  const { user } = open([EARLY], {
    "organizer.updateEntries": updateEntries,
    "organizer.criteria": () => [aCriterion({ classIds: [3] })],
    "organizer.results": () => Promise.reject(refused("UNAVAILABLE")),
    "organizer.previewRules": ({ entries }) => ({ sheets: entries?.length ?? 0, moves: [] }),
  })
  await user.click(button("Set Flags"))
  await user.click(screen.getByRole("checkbox", { name: "Select Car 2" }))
  await user.click(screen.getByRole("checkbox", { name: "Select Car 3" }))
  await user.click(button("Set Class"))
  const set = await screen.findByRole<HTMLButtonElement>("button", { name: "Set for 2 entries" })
  expect(set.disabled).toBe(true)
  await user.selectOptions(screen.getAllByRole("combobox", { name: "Class" }).at(-1) ?? choice(), "Pre-1960 (A)")
  screen.getByText("2 entries will be in “Pre-1960”.")
  await screen.findByText("Concerns 2 submitted sheets.")
  await user.click(set)
  await waitFor(() => expect(currentNotices().map(({ title }) => title)).toEqual(["The class could not be set"]))
  await user.click(set)
  await waitFor(() => expect(currentNotices().at(-1)?.title).toBe("Class set"))
  expect(updateEntries).toHaveBeenLastCalledWith({ eventId: 1, entryIds: [2, 3], classId: 3 })
})

it("flags are set for all selected entries", async () => {
  const updateEntries = vi.fn<NonNullable<Answers["organizer.updateEntries"]>>(() => ({ updatedCount: 3, total: 3 }))
  const { user } = open([], { "organizer.updateEntries": updateEntries })
  await user.click(button("Set Flags"))
  await user.click(button("Select All"))
  await user.click(button("Set Flags"))
  const electric = within(await screen.findByRole("radiogroup", { name: "Electric vehicle" }))
  await user.click(electric.getByLabelText("Yes"))
  await user.click(button("Set for 3 entries"))
  await waitFor(() => expect(currentNotices().map(({ message }) => message)).toEqual(["3 entries changed."]))
  expect(updateEntries).toHaveBeenCalledWith({ eventId: 1, entryIds: [1, 2, 3], isElectricVehicle: true })
  await user.click(button("Done"))
  expect(screen.queryByText("Select All")).toBeNull()
})
