import type { Entry } from "@rosette/contract/entries"
import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../../test/form.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import { EntryDialog } from "./entry-dialog.tsx"

const CAR = anEntry({ id: 5, entryName: "Car 1", description: "", ownerParticipant: "Mia", votingId: "A1" })

const SIZE = { eventId: 1, order: 1, minEntries: 0, entryCount: 0, isBelowMin: false }
const CLASSES = [
  { ...SIZE, id: 3, name: "Pre-1960", code: "A" },
  { ...SIZE, id: 4, name: "Modern", code: "" },
]

async function open(entry: Entry | null, answers: Answers = {}) {
  const onClose = vi.fn()
  const dialog = (
    <EntryDialog
      eventId={1}
      entry={entry}
      votingIds={["B7"]}
      classes={CLASSES}
      isOpen
      onClose={onClose}
      onPhotoFailed={() => {}}
    />
  )
  const shown = showWithServer(dialog, answers)
  await expect.poll(() => document.activeElement).toBe(field("Entry Name"))
  return { onClose, ...shown }
}

const notices = () => currentNotices().map(({ title }) => title)

it("Enter in an empty form shows an error on each field, and focuses the first", async () => {
  const { user } = await open(null)
  await user.keyboard("{Enter}")
  expect(["Entry Name", "Voting ID", "Owner/Participant"].map(describedAs)).toEqual([
    "Entry name is required",
    "Voting ID is required",
    "Owner/Participant is required",
  ])
  await expect.poll(() => document.activeElement).toBe(field("Entry Name"))
})

it("a taken voting ID is refused on its field, which is focused; nothing typed is lost", async () => {
  const { user, onClose } = await open(null, {
    "organizer.createEntry": () => {
      throw refused("VOTING_ID_TAKEN")
    },
  })
  await fill(user, "Entry Name", "Desert Fox")
  await fill(user, "Voting ID", "A1")
  await fill(user, "Owner/Participant", "Tom Álvarez")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(describedAs("Voting ID")).toContain("Another entry of this event has this voting ID"))
  await expect.poll(() => document.activeElement).toBe(field("Voting ID"))
  expect([field("Entry Name").value, onClose.mock.calls.length]).toEqual(["Desert Fox", 0])
  expect(notices()).toEqual([expect.stringMatching(/^Failed to save entry: Another entry of this event/)])
})

it("the server's refusal of a field is shown on it", async () => {
  const { user } = await open(CAR, {
    "organizer.updateEntry": () => {
      throw refused("INVALID_INPUT", { issues: [{ path: ["imageUrl"], message: "This address cannot be used" }] })
    },
  })
  await fill(user, "Image URL", "https://photos.example.com/car.jpg")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(document.activeElement).toBe(field("Image URL")))
  screen.getByText("This address cannot be used")
})

it("a voting ID that differs from another only in case is pointed out and allowed", async () => {
  const { user } = await open(null)
  await fill(user, "Voting ID", "b7")
  screen.getByText("“B7” exists already and looks almost the same.")
  expect(field("Voting ID").getAttribute("aria-invalid")).toBeNull()
})

it("Add and Next empties the form and focuses its first field", async () => {
  const { user, onClose } = await open(null, { "organizer.createEntry": () => CAR })
  await fill(user, "Entry Name", "Car 1")
  await fill(user, "Voting ID", "A1")
  await fill(user, "Owner/Participant", "Mia")
  await user.click(button("Add and Next"))
  await waitFor(() => expect(field("Entry Name").value).toBe(""))
  await expect.poll(() => document.activeElement).toBe(field("Entry Name"))
  expect([notices(), onClose.mock.calls.length]).toEqual([["Entry added"], 0])
})

it("fields that somebody else has changed show both values; the next save sends the choices", async () => {
  const updateEntry = vi
    .fn<NonNullable<Answers["organizer.updateEntry"]>>(() => CAR)
    .mockImplementationOnce(() => {
      throw refused("FIELDS_CHANGED", {
        conflicts: [
          { field: "entryName", current: "Their Car" },
          { field: "ownerParticipant", current: "Their Owner" },
        ],
      })
    })
  const { user, onClose } = await open(CAR, { "organizer.updateEntry": updateEntry })
  await fill(user, "Entry Name", "My Car")
  await fill(user, "Owner/Participant", "My Owner")
  await user.keyboard("{Enter}")
  const question = await screen.findByRole("alert")
  expect(question.textContent).toContain("Yours: My Car")
  expect(question.textContent).toContain("Saved meanwhile: Their Car")
  await expect
    .poll(() => document.activeElement)
    .toBe(within(question).getAllByRole("button", { name: "Keep Mine" })[0])
  await user.keyboard("{Enter}")
  await user.click(button("Take the Other"))
  expect(field("Owner/Participant").value).toBe("Their Owner")
  await expect.poll(() => document.activeElement).toBe(button("Save Changes"))
  await user.keyboard("{Enter}")
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(updateEntry).toHaveBeenLastCalledWith({
    entryId: 5,
    entryName: "My Car",
    expected: { entryName: "Their Car" },
  })
})

it("an entry deleted by somebody else can be added as a new one with what was typed", async () => {
  const createEntry = vi.fn(() => CAR)
  const { user, onClose } = await open(CAR, {
    "organizer.createEntry": createEntry,
    "organizer.updateEntry": () => {
      throw refused("NOT_FOUND")
    },
  })
  await fill(user, "Entry Name", "My Car again")
  await user.keyboard("{Enter}")
  const again = await screen.findByRole("button", { name: "Add as a new entry" })
  expect(button("Save Changes").disabled).toBe(true)
  await user.click(again)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(createEntry).toHaveBeenCalledWith(expect.objectContaining({ entryName: "My Car again", votingId: "A1" }))
})

it("an entry deleted with its uploaded photo is added again without one", async () => {
  const createEntry = vi.fn(() => CAR)
  const { user, onClose } = await open(
    { ...CAR, imageUrl: `/photos/${"0a".repeat(16)}.webp` },
    {
      "organizer.createEntry": createEntry,
      "organizer.updateEntry": () => {
        throw refused("NOT_FOUND")
      },
    },
  )
  await fill(user, "Entry Name", "My Car again")
  await user.keyboard("{Enter}")
  await user.click(await screen.findByRole("button", { name: "Add as a new entry" }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(createEntry).toHaveBeenCalledWith(expect.objectContaining({ entryName: "My Car again", imageUrl: "" }))
})

it("Escape asks before unsaved input is lost; Keep Editing returns to it", async () => {
  const { user, onClose } = await open(CAR)
  await fill(user, "Description", "1967 fastback")
  await user.keyboard("{Escape}")
  await screen.findByText("Discard what you typed?")
  await user.click(await screen.findByRole("button", { name: "Keep Editing" }))
  expect([field("Description").value, onClose.mock.calls.length]).toEqual(["1967 fastback", 0])
})

it("the class is one of the event's; a conflict with somebody else's choice shows the names", async () => {
  const updateEntry = vi
    .fn<NonNullable<Answers["organizer.updateEntry"]>>(() => CAR)
    .mockImplementationOnce(() => {
      throw refused("FIELDS_CHANGED", { conflicts: [{ field: "classId", current: 4 }] })
    })
  const { user, onClose } = await open(CAR, {
    "organizer.updateEntry": updateEntry,
    "organizer.criteria": () => [aCriterion()],
    "organizer.results": () => Promise.reject(refused("UNAVAILABLE")),
  })
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Class" })
  expect([...select.options].map(({ text }) => text)).toEqual(["No class", "Pre-1960 (A)", "Modern"])
  await user.selectOptions(select, "Pre-1960 (A)")
  await user.click(button("Save Changes"))
  expect(updateEntry).toHaveBeenLastCalledWith({ entryId: 5, classId: 3, expected: { classId: null } })
  const question = await screen.findByRole("alert")
  expect(question.textContent).toContain("Yours: Pre-1960")
  expect(question.textContent).toContain("Saved meanwhile: Modern")
  await user.click(button("Keep Mine"))
  await user.click(button("Save Changes"))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(updateEntry).toHaveBeenLastCalledWith({ entryId: 5, classId: 3, expected: { classId: 4 } })
})

it("another class shows whose place would move before it is saved, where a criterion is for some classes", async () => {
  const previewRules = vi.fn(() => ({ sheets: 2, moves: [{ entryId: 5, from: 1, to: 2 }] }))
  const { user } = await open(CAR, {
    "organizer.criteria": () => [aCriterion({ classIds: [3] })],
    "organizer.results": () => Promise.reject(refused("UNAVAILABLE")),
    "organizer.previewRules": previewRules,
    "organizer.entries": () => [CAR],
  })
  await user.selectOptions(screen.getByRole("combobox", { name: "Class" }), "Pre-1960 (A)")
  expect(button("Save Changes").disabled).toBe(true)
  await screen.findByText("A1 Car 1: 1st → 2nd")
  screen.getByText("Concerns 2 submitted sheets.")
  expect(previewRules).toHaveBeenCalledExactlyOnceWith({ eventId: 1, entries: [{ entryId: 5, classId: 3 }] })
  expect(button("Save Changes").disabled).toBe(false)
})

it("the voting ID that follows is a tap away, for a new entry only", async () => {
  const { user } = await open(null)
  await user.click(screen.getByRole("button", { name: "Use B8" }))
  expect([field("Voting ID").value, document.activeElement]).toEqual(["B8", field("Voting ID")])
  expect(screen.queryByRole("button", { name: /^Use B/ })).toBeNull()
})
