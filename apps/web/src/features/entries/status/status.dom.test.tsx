import type { Entry } from "@rosette/contract/entries"
import { anEntry, theResults } from "@rosette/contract/fixtures"
import { screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { beforeEach, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button, describedAs, fill } from "../../../../test/form.ts"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import { EntriesPanel } from "../entries-panel.tsx"

const car = (id: number, fields: Partial<Entry> = {}) =>
  anEntry({ id, entryName: `Car ${id}`, ownerParticipant: "Mia", votingId: `C${id}`, description: "", ...fields })

const panel = (entries: readonly Entry[]) => (
  <EntriesPanel
    eventId={1}
    entries={entries}
    classes={[]}
    sheetsOf={() => ({ submitted: 2, expected: 3 })}
    addButton={null}
    actions={[]}
    onEdit={() => undefined}
    onPhoto={() => undefined}
  />
)
const open = (entries: readonly Entry[], answers: Answers = {}) =>
  showWithServer(panel(entries), {
    "organizer.results": () => theResults({ version: 3 }),
    "organizer.entries": () => [...entries],
    "organizer.previewRules": () => ({ sheets: 2, moves: [{ entryId: 1, from: 1, to: null }] }),
    ...answers,
  })
const press = async (user: UserEvent, name: string, of = "Car 1") => {
  await user.click(screen.getByRole("button", { name: `More for ${of}` }))
  await user.click(await screen.findByRole("menuitem", { name: `${name}: ${of}` }))
}
const notices = () => currentNotices().map(({ title, message }) => `${title}: ${message}`)
const shown = () => screen.queryAllByText(/^Car \d$/).map(({ textContent }) => textContent)
const saving = () => vi.fn<NonNullable<Answers["organizer.updateEntry"]>>(() => car(1))

beforeEach(() => window.history.replaceState(null, "", "/dashboard?tab=entries"))

it("nothing is said of statuses while all entries are expected", () => {
  open([car(1), car(2)])
  expect(screen.queryByRole("columnheader", { name: "Status" })).toBeNull()
  expect(screen.queryByRole("group", { name: "Show only" })).toBeNull()
})

it("a check-in is saved at once, and can be undone", async () => {
  const updateEntry = saving()
  const { user } = open([car(1)], { "organizer.updateEntry": updateEntry })
  await press(user, "Check in")
  await waitFor(() => expect(notices()).toEqual(["Here: C1 Car 1"]))
  expect(updateEntry).toHaveBeenLastCalledWith({
    entryId: 1,
    status: "checkedIn",
    statusReason: "",
    expected: { status: "expected", statusReason: "" },
  })
  currentNotices()[0]?.undo?.()
  await waitFor(() => expect(notices()).toContain("Back to “Expected”: C1 Car 1"))
  expect(updateEntry).toHaveBeenLastCalledWith({
    entryId: 1,
    status: "expected",
    statusReason: "",
    expected: { status: "checkedIn" },
  })
})

it("before an entry is withdrawn, its sheets and the places that move are shown", async () => {
  const updateEntry = saving()
  const { user } = open([car(1)], { "organizer.updateEntry": updateEntry })
  await press(user, "Withdraw")
  await screen.findByText("Concerns 2 submitted sheets.")
  screen.getByText("C1 Car 1: 1st → no place")
  await fill(user, "Reason", "Flat tyre")
  await user.click(button("Withdraw"))
  await waitFor(() => expect(notices()).toEqual(["Withdrawn: C1 Car 1"]))
  expect(updateEntry).toHaveBeenLastCalledWith(
    expect.objectContaining({ status: "withdrawn", statusReason: "Flat tyre" }),
  )
})

it("nobody is disqualified without a reason", async () => {
  const updateEntry = saving()
  const { user } = open([car(1)], { "organizer.updateEntry": updateEntry })
  await press(user, "Disqualify")
  await screen.findByText("Concerns 2 submitted sheets.")
  await user.click(button("Disqualify"))
  expect(describedAs("Reason")).toContain("Please say why this entry is disqualified")
  expect(updateEntry).not.toHaveBeenCalled()
})

it("an entry that comes back with sheets is asked about, one without is not", async () => {
  const updateEntry = saving()
  const previewRules = vi
    .fn<NonNullable<Answers["organizer.previewRules"]>>(() => ({ sheets: 2, moves: [] }))
    .mockImplementationOnce(() => ({ sheets: 0, moves: [] }))
  const { user } = open([car(1, { status: "absent" })], {
    "organizer.updateEntry": updateEntry,
    "organizer.previewRules": previewRules,
  })
  await press(user, "Check in")
  await waitFor(() => expect(updateEntry).toHaveBeenCalledTimes(1))
  await press(user, "Back to expected")
  await screen.findByText("Concerns 2 submitted sheets.")
  expect(updateEntry).toHaveBeenCalledTimes(1)
})

it.each([
  [refused("ENTRY_JUDGED"), /^The status was not changed: Judges have submitted sheets for this entry/],
  [refused("RESULTS_PUBLISHED"), /^The status was not changed: Results are published/],
  [refused("NOT_FOUND"), /^The status was not changed: Somebody else has deleted this entry meanwhile/],
  [
    refused("FIELDS_CHANGED", { conflicts: [{ field: "status", current: "withdrawn" }] }),
    /^The status was not changed: Somebody else has changed it meanwhile. It is now “Withdrawn”/,
  ],
])("a refusal is said in a sentence: %s", async (error, sentence) => {
  const { user } = open([car(1)], {
    "organizer.updateEntry": () => {
      throw error
    },
  })
  await press(user, "Absent")
  await waitFor(() => expect(notices()).toEqual([expect.stringMatching(sentence)]))
})

it("a conflict in the dialog keeps the reason, and the next press is about what is there now", async () => {
  const updateEntry = saving().mockImplementationOnce(() => {
    throw refused("FIELDS_CHANGED", { conflicts: [{ field: "status", current: "checkedIn" }] })
  })
  const { user, rerender } = open([car(1)], { "organizer.updateEntry": updateEntry })
  await press(user, "Withdraw")
  await screen.findByText("Concerns 2 submitted sheets.")
  await fill(user, "Reason", "Flat tyre")
  await user.click(button("Withdraw"))
  await screen.findByText(/It is now “Here”/)
  rerender(panel([car(1, { status: "checkedIn" })]))
  await user.click(button("Withdraw"))
  await waitFor(() =>
    expect(updateEntry).toHaveBeenLastCalledWith({
      entryId: 1,
      status: "withdrawn",
      statusReason: "Flat tyre",
      expected: { status: "checkedIn", statusReason: "" },
    }),
  )
})

it("the list is narrowed to who is here, expected or out, and the address keeps it", async () => {
  const entries = [car(1, { status: "checkedIn" }), car(2), car(3, { status: "absent" }), car(4)]
  const { user } = open(entries)
  const choices = screen.getByRole("group", { name: "Show only" })
  expect(choices.textContent).toBe("All 4Here 1Expected 2Out 1")
  expect(screen.getAllByRole("row").map((row) => row.textContent)[3]).toContain("Absent")
  await user.click(screen.getByRole("button", { name: "Expected 2" }))
  expect(shown()).toEqual(["Car 2", "Car 4"])
  expect(window.location.search).toBe("?tab=entries&status=expected")
  await user.click(screen.getByRole("button", { name: "All 4" }))
  expect([shown().length, window.location.search]).toEqual([4, "?tab=entries"])
})

it("an address with a status that nobody has any more shows all", () => {
  window.history.replaceState(null, "", "/dashboard?tab=entries&status=out")
  open([car(1), car(2)])
  expect(shown()).toEqual(["Car 1", "Car 2"])
})

it("on a phone a line has the status as a word, its reason on a tap, and no sheets that nobody is asked for", async () => {
  setScreenWidth("phone")
  const { user } = open([car(1, { status: "withdrawn", statusReason: "Flat tyre" }), car(2, { status: "checkedIn" })])
  const line = screen.getByRole("button", { name: /^Car 1/ })
  expect(line.textContent).toBe("Car 1C1 · MiaWithdrawn")
  expect(screen.getByRole("button", { name: /^Car 2/ }).textContent).toBe("Car 2C2 · MiaHere2 of 3 sheets")
  await user.click(line)
  screen.getByText("Withdrawn: Flat tyre")
})

it("a selection gets one status, with the places that move shown", async () => {
  const updateEntries = vi.fn<NonNullable<Answers["organizer.updateEntries"]>>(() => ({ updatedCount: 2, total: 2 }))
  const { user } = open([car(1), car(2)], { "organizer.updateEntries": updateEntries })
  await user.click(button("Set Flags"))
  await user.click(button("Select All"))
  await user.click(button("Set Status"))
  await user.selectOptions(await screen.findByRole("combobox", { name: "Status" }), "Disqualified")
  expect(button("Set for 2 entries").disabled).toBe(true)
  await fill(user, "Reason", "Late")
  await screen.findByText("Concerns 2 submitted sheets.")
  await user.click(button("Set for 2 entries"))
  await waitFor(() => expect(notices()).toEqual(["Status set: 2 entries changed."]))
  expect(updateEntries).toHaveBeenCalledWith({
    eventId: 1,
    entryIds: [1, 2],
    status: "disqualified",
    statusReason: "Late",
  })
})
