import type { Award } from "@rosette/contract"
import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { AwardDialog } from "./award-dialog.tsx"

const PAINT: Award = {
  id: 3,
  eventId: 1,
  name: "Best Paint",
  description: "",
  priority: 5,
  isExclusive: false,
  maxWinners: 2,
  createdAt: "2026-06-20T10:00:00.000Z",
  updatedAt: "2026-06-20T10:00:00.000Z",
}

async function open(award: Award | undefined, answers: Answers = {}) {
  const onClose = vi.fn()
  const dialog = (present: Award | undefined) => (
    <AwardDialog eventId={1} awardId={award?.id ?? null} award={present} isOpen onClose={onClose} />
  )
  const shown = showWithServer(dialog(award), answers)
  await expect.poll(() => document.activeElement).toBe(field("Award Name"))
  return { onClose, dialog, ...shown }
}

const notices = () => currentNotices().map(({ title }) => title)

it("refuses what is not valid on its fields, and gives the focus to the first of them", async () => {
  const { user } = await open(undefined)
  await fill(user, "Priority Level", "101")
  await user.click(button("Create"))
  expect([describedAs("Award Name"), describedAs("Priority Level")]).toEqual([
    "Award name is required",
    expect.stringContaining("Priority level must be a whole number from 1 to 100"),
  ])
  expect(document.activeElement).toBe(field("Award Name"))
  await user.type(field("Award Name"), "Best Paint")
  expect(field("Award Name").getAttribute("aria-invalid")).toBeNull()
})

it("creates what was typed, by Enter in any field", async () => {
  const create = vi.fn(() => PAINT)
  const { user, onClose } = await open(undefined, { "awards.create": create })
  await user.type(field("Award Name"), "Best Paint")
  await fill(user, "Max Winners", "2")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ eventId: 1, name: "Best Paint", maxWinners: 2 }))
})

it("an award that its winners do not fit is refused above the fields, and what was typed stays", async () => {
  const { user, onClose } = await open(PAINT, {
    "awards.update": () => {
      throw refused("AWARD_IN_USE")
    },
  })
  await fill(user, "Max Winners", "1")
  await user.keyboard("{Enter}")
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toContain("The award's present winners do not fit this change.")
  expect([field("Max Winners").value, notices(), onClose.mock.calls.length]).toEqual([
    "1",
    ["Failed to update award."],
    0,
  ])
})

it("an award that is deleted elsewhere is told at once, keeps what was typed, and cannot be saved", async () => {
  const { user, rerender, dialog, onClose } = await open(PAINT)
  await user.type(field("Award Name"), " of all")
  rerender(dialog(undefined))
  expect(screen.getByRole("alert").textContent).toContain("This award was deleted meanwhile")
  expect([field("Award Name").value, button("Update").disabled]).toEqual(["Best Paint of all", true])
  await user.keyboard("{Escape}")
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})
