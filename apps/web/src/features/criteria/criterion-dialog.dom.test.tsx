import type { Criterion } from "@rosette/contract/criteria"
import { anEntry } from "@rosette/contract/fixtures"
import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { CriterionDialog } from "./criterion-dialog.tsx"
import { criterionValues } from "./criterion-values.ts"

const PAINT: Criterion = {
  ...criterionValues(null),
  id: 7,
  eventId: 1,
  setupVersion: 0,
  classIds: [],
  countsOverall: true,
  name: "Paint",
  maxPoints: 25,
  order: 1,
}

const PRESENT = [PAINT, { ...PAINT, id: 8, name: "Chrome", order: 3 }]
const NO_EFFECT = { sheets: 0, moves: [] }

const TRUCKS = { id: 12, name: "Trucks" }

type Shown = { present?: Criterion[]; classes?: (typeof TRUCKS)[]; ofClass?: number | null }

async function open(criterion: Criterion | null, own: Answers = {}, shownWith: Shown = {}) {
  const { present = PRESENT, classes = [], ofClass = null } = shownWith
  const answers: Answers = { "organizer.previewRules": () => NO_EFFECT, ...own }
  const onClose = vi.fn()
  const event = { eventId: 1, criteria: present, classes, ofClass }
  const dialog = <CriterionDialog {...event} criterion={criterion} isOpen onClose={onClose} />
  const shown = showWithServer(dialog, answers)
  await expect.poll(() => document.activeElement).toBe(field("Name"))
  return { onClose, ...shown }
}

const notices = () => currentNotices().map(({ title }) => title)

it("shows errors on invalid fields, and focuses the first of them", async () => {
  const { user } = await open(null)
  await fill(user, "Max Points", "101")
  await fill(user, "Order", "0")
  await user.keyboard("{Enter}")
  expect([describedAs("Name"), describedAs("Max Points"), describedAs("Order")]).toEqual([
    "Criterion name is required",
    "Max points must be a whole number from 1 to 100",
    "Order must be at least 1",
  ])
  await expect.poll(() => document.activeElement).toBe(field("Name"))
})

it("says where it is decided that other entries get 0 of a criterion that is only for some", async () => {
  const { user } = await open(null)
  screen.getByText(/Other entries get 0 of these 10 points\./)
  await fill(user, "Max Points", "15")
  screen.getByText(/Other entries get 0 of these 15 points\./)
})

it("says which section a typed order belongs to, and the first free order there", async () => {
  const { user } = await open(null)
  await fill(user, "Order", "5")
  expect(screen.getByRole("button", { name: "Use 2, the first free order in Body" })).toBeDefined()
  await fill(user, "Order", "6")
  expect(screen.getByRole("status").textContent).toMatch(/^Order 6 belongs to the section /)
  await user.clear(field("Order"))
  expect(screen.getByRole("status").textContent).toBe("")
})

it("names the criterion that has a taken order, and offers a free one", async () => {
  const { user } = await open(null)
  await fill(user, "Order", "3")
  expect(screen.getByRole("status").textContent).toBe("Order 3 is taken by Chrome; the older one comes first.")
  await user.click(screen.getByRole("button", { name: "Use 2, the first free order in Body" }))
  expect(field("Order").value).toBe("2")
  expect(screen.getByRole("status").textContent).toBe("Order 2 belongs to the section Body.")
  expect(screen.queryByText(/^Use 2/)).toBeNull()
})

it("a new criterion begins with the first free order, and says nothing of it", async () => {
  await open(null)
  expect([field("Order").value, screen.getByRole("status").textContent]).toEqual(["2", ""])
  expect(screen.queryByText(/is taken/)).toBeNull()
})

it("in a full section it offers the next free order", async () => {
  const full = [1, 2, 3, 4, 5].map((order) => ({ ...PAINT, id: order, order }))
  const { user } = await open(null, {}, { present: full })
  await fill(user, "Order", "1")
  expect(screen.getByRole("status").textContent).toMatch(/Body is full\.$/)
  await user.click(screen.getByRole("button", { name: "Use 6, the next free order" }))
  expect(field("Order").value).toBe("6")
})

it("choosing a section sets its first free order", async () => {
  const { user } = await open(null)
  const section = screen.getByRole<HTMLSelectElement>("combobox", { name: "Section" })
  await user.selectOptions(section, "Interior")
  expect(field("Order").value).toBe("6")
  await user.selectOptions(section, "Body")
  expect([field("Order").value, section.value]).toEqual(["2", "Body"])
})

it("adds what was typed, and closes", async () => {
  const createCriterion = vi.fn(() => ({ ...PAINT, name: "Sound" }))
  const { user, onClose } = await open(null, { "organizer.createCriterion": createCriterion })
  await user.type(field("Name"), "Sound")
  await user.click(screen.getByRole("checkbox", { name: "Sound participation" }))
  await user.click(button("Add Criterion"))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(createCriterion).toHaveBeenCalledWith(
    expect.objectContaining({ eventId: 1, name: "Sound", maxPoints: 10, order: 2, requiresSound: true }),
  )
  expect(notices()).toEqual(["Criterion added"])
})

it("sends only the changed fields with their previous values; nothing if nothing was changed", async () => {
  const updateCriterion = vi.fn(() => PAINT)
  const { user, onClose } = await open(PAINT, { "organizer.updateCriterion": updateCriterion })
  await user.click(button("Save Changes"))
  expect([updateCriterion.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
  await user.type(field("Name"), " work")
  await user.click(button("Save Changes"))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(updateCriterion).toHaveBeenCalledWith({ criterionId: 7, name: "Paint work", expected: { name: "Paint" } })
})

it("a maximum below the points already given is refused on its field", async () => {
  const { user, onClose } = await open(PAINT, {
    "organizer.updateCriterion": () => {
      throw refused("POINTS_ABOVE_MAX")
    },
  })
  await fill(user, "Max Points", "20")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(describedAs("Max Points")).not.toBe(""))
  await expect.poll(() => document.activeElement).toBe(field("Max Points"))
  expect([notices(), onClose.mock.calls.length]).toEqual([["Failed to save criterion"], 0])
})

it("a criterion deleted by somebody else can be added as a new one", async () => {
  const createCriterion = vi.fn(() => PAINT)
  const { user, onClose } = await open(PAINT, {
    "organizer.createCriterion": createCriterion,
    "organizer.updateCriterion": () => {
      throw refused("NOT_FOUND")
    },
  })
  await user.type(field("Name"), " work{Enter}")
  const again = await screen.findByRole("button", { name: "Add as a new criterion" })
  expect(button("Save Changes").disabled).toBe(true)
  await user.click(again)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(createCriterion).toHaveBeenCalledWith(expect.objectContaining({ name: "Paint work", maxPoints: 25 }))
})

it("one that is added again is checked first, and what is missing is said on its field", async () => {
  const createCriterion = vi.fn(() => PAINT)
  const { user } = await open(PAINT, {
    "organizer.createCriterion": createCriterion,
    "organizer.updateCriterion": () => {
      throw refused("NOT_FOUND")
    },
  })
  await user.type(field("Name"), " work{Enter}")
  await screen.findByRole("button", { name: "Add as a new criterion" })
  await user.clear(field("Name"))
  await user.click(button("Add as a new criterion"))
  await waitFor(() => expect(describedAs("Name")).not.toBe(""))
  await expect.poll(() => document.activeElement).toBe(field("Name"))
  expect(createCriterion).not.toHaveBeenCalled()
})

it("asks before closing with unsaved input, and keeps it", async () => {
  const { user, onClose } = await open(PAINT)
  await user.type(field("Name"), " work{Escape}")
  await user.click(await screen.findByRole("button", { name: "Keep Editing" }))
  expect([onClose.mock.calls.length, field("Name").value]).toEqual([0, "Paint work"])
  await user.click(button("Cancel"))
  await user.click(await screen.findByRole("button", { name: "Discard" }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it("closes at once if nothing was typed", async () => {
  const { user, onClose } = await open(PAINT)
  await user.keyboard("{Escape}")
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

const ENTRY = anEntry({ id: 5, entryName: "Blue Comet", description: "", ownerParticipant: "Mia", votingId: "A1" })

it("before a criterion stops counting, it says whose place would change; the second press saves", async () => {
  const updateCriterion = vi.fn(() => ({ ...PAINT, countsOverall: false }))
  const previewRules = vi.fn(() => ({ sheets: 6, moves: [{ entryId: 5, from: 2, to: 1 }] }))
  const { user, onClose } = await open(PAINT, {
    "organizer.previewRules": previewRules,
    "organizer.entries": () => [ENTRY],
    "organizer.updateCriterion": updateCriterion,
  })
  await user.click(screen.getByRole("switch", { name: /^Counts towards/ }))
  await user.click(button("Save Changes"))
  const question = await screen.findByRole("alert")
  expect(question.textContent).toContain("6 submitted sheets have a score on this criterion.")
  expect(question.textContent).toContain("1 entry would move:A1 Blue Comet: 2nd → 1st")
  expect(updateCriterion).not.toHaveBeenCalled()
  await user.click(screen.getByRole("switch", { name: /^Counts towards/ }))
  expect(screen.queryByRole("alert")).toBeNull()
  await user.click(screen.getByRole("switch", { name: /^Counts towards/ }))
  await user.click(button("Save Changes All the Same"))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(previewRules).toHaveBeenCalledTimes(1)
  expect(updateCriterion).toHaveBeenCalledWith({
    criterionId: 7,
    countsOverall: false,
    expected: { countsOverall: true },
  })
})

it("a new criterion says how many submitted sheets would lack it", async () => {
  const createCriterion = vi.fn(() => PAINT)
  const { user, onClose } = await open(null, {
    "organizer.previewRules": () => ({ sheets: 3, moves: [] }),
    "organizer.createCriterion": createCriterion,
  })
  await user.type(field("Name"), "Sound{Enter}")
  expect((await screen.findByRole("alert")).textContent).toContain("3 submitted sheets would lack this criterion.")
  await user.type(field("Name"), "{Enter}")
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(createCriterion).toHaveBeenCalledTimes(1)
})

it("if the preview fails it says so, and saves anyway", async () => {
  const { user, onClose } = await open(null, {
    "organizer.previewRules": () => {
      throw refused("UNAVAILABLE")
    },
    "organizer.createCriterion": () => PAINT,
  })
  await user.type(field("Name"), "Sound{Enter}")
  expect((await screen.findByRole("alert")).textContent).toContain("Whose place would move could not be read.")
  await user.click(button("Add Criterion All the Same"))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it("an event without classes has nothing to choose; with classes a criterion can be for some of them", async () => {
  const none = await open(PAINT)
  expect(screen.queryByLabelText("Classes")).toBeNull()
  none.unmount()
  const updateCriterion = vi.fn(() => ({ ...PAINT, classIds: [12] }))
  const { user } = await open(PAINT, { "organizer.updateCriterion": updateCriterion }, { classes: [TRUCKS] })
  await user.click(screen.getByRole("combobox", { name: "Classes" }))
  await user.click(await screen.findByRole("option", { name: "Trucks" }))
  await user.click(button("Save Changes"))
  const change = { criterionId: 7, classIds: [12], expected: { classIds: [] } }
  await waitFor(() => expect(updateCriterion).toHaveBeenCalledWith(change))
})

it("a criterion that is added under the filter begins with that class", async () => {
  const createCriterion = vi.fn(() => ({ ...PAINT, classIds: [12] }))
  const answers = { "organizer.createCriterion": createCriterion }
  const { user } = await open(null, answers, { classes: [TRUCKS], ofClass: 12 })
  await fill(user, "Name", "Bed")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(createCriterion).toHaveBeenCalledWith(expect.objectContaining({ classIds: [12] })))
})
