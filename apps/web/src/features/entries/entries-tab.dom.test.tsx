import type { Award, AwardWinner } from "@rosette/contract/awards"
import type { Entry } from "@rosette/contract/entries"
import { anAward, anAwardWinner, anEntry, theResults } from "@rosette/contract/fixtures"
import type { EventResults } from "@rosette/contract/results"
import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button, field, fill, pressInMenu } from "../../../test/form.ts"
import { placed } from "../../../test/placed.ts"
import { setScreenWidth } from "../../../test/screen-width.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { EntriesTab } from "./entries-tab.tsx"

const AT = "2026-06-20T10:00:00.000Z"

/** "Car 7", with the voting ID A7. */
const entryFixture = (id: number) =>
  anEntry({ id, entryName: `Car ${id}`, description: "", votingId: `A${id}`, ownerParticipant: "Mia Berg" })

const BEST_OF_SHOW: Award = anAward({ name: "Best of Show", createdAt: AT, updatedAt: AT })
const GIVEN: AwardWinner = anAwardWinner({ assignedAt: AT })

const RESULTS: EventResults = theResults({
  version: 7,
  isProvisional: true,
  submittedSheets: 2,
  expectedSheets: 4,
  entries: [
    placed({
      entryName: "Car 1",
      ownerParticipant: "Owner 1",
      overallPercent: 90,
      overallPercentRounded: 90,
      judgeCount: 0,
    }),
  ],
})

const CARS = [1, 2, 3, 4].map((id) => ({ ...entryFixture(id), ownerParticipant: `Owner ${id}` }))

/** The tab with a server that stores what it is sent. */
async function open(entries: Entry[], more: Answers = {}) {
  const kept = { entries }
  const shown = showWithServer(<EntriesTab eventId={1} eventName="Harbour Show" />, {
    "organizer.entries": () => kept.entries,
    "organizer.classes": () => [],
    "organizer.entrySheets": () => ({
      expectedOfEach: 5,
      entries: [{ entryId: 1, submittedSheets: 2 }],
      withoutScorecard: [],
    }),
    "organizer.createEntry": ({ eventId: _event, description, ...fields }) => {
      const made = { ...entryFixture(9 + kept.entries.length), ...fields, description: description ?? "" }
      kept.entries = [...kept.entries, made]
      return made
    },
    "organizer.updateEntry": ({ entryId, expected: _seen, description, ...fields }) => {
      const changed = (entry: Entry) => ({ ...entry, ...fields, description: description ?? entry.description })
      kept.entries = kept.entries.map((entry) => (entry.id === entryId ? changed(entry) : entry))
      return kept.entries.find(({ id }) => id === entryId) ?? entryFixture(entryId)
    },
    "organizer.deleteEntry": ({ entryId }) => {
      kept.entries = kept.entries.filter(({ id }) => id !== entryId)
      return { deletedCount: 1 }
    },
    "organizer.deleteEntries": ({ entryIds }) => {
      kept.entries = kept.entries.filter(({ id }) => !entryIds.includes(id))
      return { deletedCount: entryIds.length, total: entryIds.length }
    },
    ...more,
  })
  await screen.findAllByText("Add Entry")
  return { kept, ...shown }
}

const named = (name: string) => screen.getByRole("button", { name })
const rows = () => screen.getAllByRole("row").slice(1)
const notices = () => currentNotices().map(({ title, message }) => [title, message].filter(Boolean).join(": "))
const question = async (text: RegExp) => (await screen.findByText(text)).textContent

async function add(user: UserEvent, name: string, votingId: string): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(field("Entry Name")))
  await user.paste(name)
  await fill(user, "Owner/Participant", "Tom Álvarez")
  await fill(user, "Voting ID", votingId)
  await user.keyboard("{Enter}")
  await screen.findByText(name, { selector: "[role=row] *" })
}

it("the first entry is added to an empty list", async () => {
  const { user } = await open([])
  screen.getByText("No entries yet")
  await user.click(button("Add Entry"))
  await add(user, "Blue Comet", "A1")
  expect(notices()).toEqual(["Entry added: Blue Comet"])
})

it("the next entry is added by the key N", async () => {
  const { user } = await open(CARS)
  await user.keyboard("n")
  await add(user, "Desert Fox", "A9")
  expect(rows().at(-1)?.textContent).toContain("Tom Álvarez")
})

it("an entry is changed, and its row and its dialog show what was saved", async () => {
  const { user } = await open([{ ...entryFixture(1), isClassicVehicle: true }])
  await user.click(named("Edit Car 1"))
  await waitFor(() => expect(field("Classic vehicle (1995 or older)").checked).toBe(true))
  await fill(user, "Description", "1967 fastback")
  await user.click(button("Save Changes"))
  await screen.findByText("1967 fastback", { selector: "[role=row] *" })
})

it("the confirmation of a deletion says what is deleted with the entry, and the focus moves to the next", async () => {
  const { user } = await open(CARS, {
    "organizer.results": () => {
      throw new Error("not read")
    },
  })
  await pressInMenu(user, "Delete Car 1")
  expect(await question(/“Car 1” \(A1\)/)).toContain("will be deleted with its photo, every score")
  await user.click(button("Delete Entry"))
  await waitFor(() => expect(screen.queryByText("Car 1")).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("More for Car 2"))
  expect(notices()).toEqual(["Entry deleted: Car 1"])
})

it("on a phone a row shows name, ID and owner, the description on a tap, and its actions in a menu", async () => {
  setScreenWidth("phone")
  const { user } = await open([{ ...entryFixture(1), description: "1967 fastback" }, entryFixture(2)])
  const line = screen.getByRole("button", { name: /^Car 1/, expanded: false })
  expect(line.textContent).toBe("Car 1A1 · Mia Berg2 of 5 sheets")
  expect(screen.queryByRole("button", { name: "Delete Car 1" })).toBeNull()
  const description = screen.getByText("1967 fastback")
  expect(description.hidden).toBe(true)
  await user.click(line)
  expect([line.getAttribute("aria-expanded"), description.hidden]).toEqual(["true", false])
  await user.click(named("More for Car 1"))
  const items = await screen.findAllByRole("menuitem")
  expect(items.map((item) => item.getAttribute("aria-label"))).toEqual([
    "Edit Car 1",
    "Photo of Car 1",
    "Check in: Car 1",
    "Absent: Car 1",
    "Withdraw: Car 1",
    "Disqualify: Car 1",
    "Conflicts: Car 1",
    "Delete Car 1",
  ])
  await user.click(items.at(-1) ?? document.body)
  await user.click(await screen.findByRole("button", { name: "Delete Entry" }))
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("More for Car 2"))
})

it("a search narrows the list and says how many match; if none do, it can be cleared", async () => {
  const { user } = await open(CARS)
  await fill(user, "Search entries", "owner 3")
  screen.getByText("1 of 4 entries")
  expect(rows().map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual([
    expect.stringContaining("Car 3"),
  ])
  await fill(user, "Search entries", "zebra")
  screen.getByText("No entries found")
  await user.click(screen.getAllByText("Clear search").at(-1) ?? document.body)
  expect(rows()).toHaveLength(4)
})

it("where judges are limited, each entry has its own number of sheets, and one that nobody judges says so", async () => {
  const of = (entryId: number, submittedSheets: number, expectedSheets: number) => ({
    entryId,
    submittedSheets,
    expectedSheets,
  })
  await open(CARS, {
    "organizer.entrySheets": () => ({
      expectedOfEach: 5,
      entries: [of(1, 1, 2), of(2, 0, 3), of(3, 2, 2)],
      withoutScorecard: [],
    }),
  })
  for (const text of ["1 of 2", "0 of 3", "2 of 2", "Nobody judges it"]) await screen.findByText(text)
})

it("a row says how many sheets the entry has; a press on the head of a column sorts by it, the next the other way", async () => {
  const { user } = await open(CARS)
  await screen.findByText("2 of 5")
  const order = () => rows().map((row) => /Car \d/.exec(row.textContent ?? "")?.[0])
  const head = () => screen.getByRole("columnheader", { name: "Sheets" })
  expect(screen.getByRole("columnheader", { name: "Voting ID" }).getAttribute("aria-sort")).toBe("ascending")
  await user.click(button("Sheets"))
  expect(head().getAttribute("aria-sort")).toBe("ascending")
  expect(order()).toEqual(["Car 2", "Car 3", "Car 4", "Car 1"])
  await user.click(button("Sheets"))
  expect(head().getAttribute("aria-sort")).toBe("descending")
  expect(order()).toEqual(["Car 1", "Car 2", "Car 3", "Car 4"])
})

it("several entries are selected, all at once or one by one, and deleted after a confirmation", async () => {
  const { user, kept } = await open(CARS)
  await user.click(named("More actions"))
  await user.click(await screen.findByRole("menuitem", { name: "Batch Delete" }))
  await user.click(screen.getByLabelText("Select Car 2"))
  screen.getByText("1 entry selected")
  await user.click(button("Select All"))
  expect(button("Delete Selected (4)").disabled).toBe(false)
  await user.click(button("Clear"))
  expect(button("Delete Selected (0)").disabled).toBe(true)
  for (const name of ["Car 1", "Car 4"]) await user.click(screen.getByLabelText(`Select ${name}`))
  await user.click(button("Delete Selected (2)"))
  expect(await question(/2 entries will be deleted, each with its photo/)).toContain("cannot be undone")
  await user.click(button("Delete 2 entries"))
  await waitFor(() => expect(notices()).toEqual(["Entries deleted: 2 entries deleted."]))
  expect(kept.entries.map(({ id }) => id)).toEqual([2, 3])
})

it("the confirmation names an award that is lost with the entry", async () => {
  const { user } = await open(CARS, {
    "organizer.results": () => RESULTS,
    "awards.confirmedWinners": () => [],
    "awards.list": () => [BEST_OF_SHOW],
    "awards.winners": () => [GIVEN],
  })
  await pressInMenu(user, "Delete Car 1")
  await screen.findByText("“Car 1” (A1): award “Best of Show”")
})

describe("the photo dialog", () => {
  /** Every upload fails. */
  class NoLine extends EventTarget {
    upload = new EventTarget()
    open() {}
    send() {
      this.dispatchEvent(new Event("error"))
    }
    abort() {}
  }
  beforeEach(() => void vi.stubGlobal("XMLHttpRequest", NoLine))
  afterEach(() => void vi.unstubAllGlobals())

  it("opens for a new entry whose photo was not saved, also if the list cannot be fetched again", async () => {
    let isBroken = false
    const { user } = await open(CARS, {
      "organizer.entries": () => {
        if (isBroken) throw refused("UNAVAILABLE")
        return CARS
      },
      "organizer.createEntry": () => {
        isBroken = true
        return entryFixture(9)
      },
    })
    await user.click(button("Add Entry"))
    await fill(user, "Entry Name", "Car 9")
    await fill(user, "Voting ID", "A9")
    await fill(user, "Owner/Participant", "Mia")
    await user.upload(screen.getByLabelText(/Choose a Photo/), new File(["car"], "car.jpg", { type: "image/jpeg" }))
    const submits = screen.getAllByRole("button", { name: "Add Entry" })
    await user.click(submits.at(-1) ?? button("Add Entry"))
    const photo = await screen.findByRole("dialog", { name: "Photo of Car 9" })
    expect(photo.textContent).toContain("The entry was added, but its photo was not.")
  })

  it("stays open when somebody else deletes the entry", async () => {
    let entries = CARS
    const { user, queryClient } = await open(CARS, { "organizer.entries": () => entries })
    await user.click(screen.getByRole("button", { name: "Photo of Car 1" }))
    const photo = await screen.findByRole("dialog", { name: "Photo of Car 1" })
    entries = CARS.slice(1)
    await queryClient.invalidateQueries()
    await waitFor(() => expect(screen.queryByText("Car 1", { selector: "[role=row] *" })).toBeNull())
    expect(photo.isConnected).toBe(true)
  })
})
