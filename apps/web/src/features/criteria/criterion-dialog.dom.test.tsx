import type { Criterion } from "@rosette/contract"
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
  countsOverall: true,
  name: "Paint",
  maxPoints: 25,
  order: 1,
}

const PRESENT = [PAINT, { ...PAINT, id: 8, name: "Chrome", order: 3 }]

async function open(criterion: Criterion | null, answers: Answers = {}) {
  const onClose = vi.fn()
  const dialog = <CriterionDialog eventId={1} criterion={criterion} criteria={PRESENT} isOpen onClose={onClose} />
  const shown = showWithServer(dialog, answers)
  await expect.poll(() => document.activeElement).toBe(field("Name"))
  return { onClose, ...shown }
}

const notices = () => currentNotices().map(({ title }) => title)

it("refuses what is not valid on its fields, and gives the focus to the first of them", async () => {
  const { user } = await open(null)
  await fill(user, "Max Points", "101")
  await fill(user, "Order", "0")
  await user.keyboard("{Enter}")
  expect([describedAs("Name"), describedAs("Max Points"), describedAs("Order")]).toEqual([
    "Criterion name is required",
    "Max points must be a whole number from 1 to 100",
    "Order must be at least 1",
  ])
  expect(document.activeElement).toBe(field("Name"))
})

it("says which section an order belongs to as it is typed, and the next free one", async () => {
  const { user } = await open(null)
  expect(screen.getByText(/Next free order: 4\./)).toBeDefined()
  await fill(user, "Order", "6")
  expect(screen.getByRole("status").textContent).toMatch(/^Order 6 belongs to the section /)
  await user.clear(field("Order"))
  expect(screen.getByRole("status").textContent).toBe("")
})

it("an order that is taken says by whom, and offers a free one", async () => {
  const { user } = await open(null)
  await fill(user, "Order", "3")
  expect(screen.getByRole("status").textContent).toContain("Order 3 is taken by Chrome")
  await user.click(button("Use 4"))
  expect(field("Order").value).toBe("4")
  expect(screen.getByRole("status").textContent).toBe("Order 4 belongs to the section Body. ")
  expect(screen.queryByText("Use 4")).toBeNull()
})

it("a section that is picked gives its first free order", async () => {
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
    expect.objectContaining({ eventId: 1, name: "Sound", maxPoints: 10, order: 1, requiresSound: true }),
  )
  expect(notices()).toEqual(["Criterion added"])
})

it("sends only what was changed, with what was seen there before; nothing where nothing was changed", async () => {
  const updateCriterion = vi.fn(() => PAINT)
  const { user, onClose } = await open(PAINT, { "organizer.updateCriterion": updateCriterion })
  await user.click(button("Save Changes"))
  expect([updateCriterion.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
  await user.type(field("Name"), " work")
  await user.click(button("Save Changes"))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(updateCriterion).toHaveBeenCalledWith({ criterionId: 7, name: "Paint work", expected: { name: "Paint" } })
})

it("a maximum below points that were given is refused on its field", async () => {
  const { user, onClose } = await open(PAINT, {
    "organizer.updateCriterion": () => {
      throw refused("POINTS_ABOVE_MAX")
    },
  })
  await fill(user, "Max Points", "20")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(describedAs("Max Points")).not.toBe(""))
  expect(document.activeElement).toBe(field("Max Points"))
  expect([notices(), onClose.mock.calls.length]).toEqual([["Failed to save criterion"], 0])
})

it("a criterion that was deleted meanwhile can be added as a new one", async () => {
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

it("asks before closing what was typed and not saved, and keeps it", async () => {
  const { user, onClose } = await open(PAINT)
  await user.type(field("Name"), " work{Escape}")
  await user.click(await screen.findByRole("button", { name: "Keep editing" }))
  expect([onClose.mock.calls.length, field("Name").value]).toEqual([0, "Paint work"])
  await user.click(button("Cancel"))
  await user.click(await screen.findByRole("button", { name: "Discard" }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it("closes at once where nothing was typed", async () => {
  const { user, onClose } = await open(PAINT)
  await user.keyboard("{Escape}")
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})
