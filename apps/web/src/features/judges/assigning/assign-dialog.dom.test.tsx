import { aClass, anEntry, organizedJudge } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button, fill } from "../../../../test/form.ts"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import type { Outputs } from "../../../lib/trpc.ts"
import { AssignDialog } from "./assign-dialog.tsx"

const RULES: Outputs["organizer"]["rules"] = {
  panelMethod: "mean",
  tieBreaks: [],
  placesThatMatter: 3,
  conferAbove: null,
  notApplicable: "zero",
  ranks: "overall",
  sheetsPerEntry: null,
}

const planOf = (sheets: number) => ({
  expectedSheets: 4 * sheets,
  judges: [{ judgeId: 1, sheets: 65, minutes: 195 }],
  nobody: [],
  short: [7],
  sectionsUncovered: [{ section: 4, entryIds: [7] }],
  endsAt: null,
})

type Sent = Parameters<NonNullable<Answers["organizer.assignJudges"]>>[0]

async function dialog(answer: NonNullable<Answers["organizer.assignJudges"]> = () => [], answers: Answers = {}) {
  const sent: Sent[] = []
  const onClose = vi.fn()
  const shown = showWithServer(<AssignDialog eventId={1} isOpen onClose={onClose} />, {
    "organizer.judges": () => [organizedJudge(1, "Ann"), organizedJudge(2, "Bob", { classIds: [2], sections: [3] })],
    "organizer.classes": () => [aClass({ id: 1, name: "Trucks" }), aClass({ id: 2, name: "Bikes" })],
    "organizer.rules": () => RULES,
    "organizer.entries": () => [anEntry({ id: 7, votingId: "C7" })],
    "organizer.previewAssignments": ({ sheetsPerEntry }) => planOf(sheetsPerEntry ?? 2),
    "organizer.assignJudges": (input) => {
      sent.push(input)
      return answer(input)
    },
    ...answers,
  })
  await screen.findByText("Save Assignments")
  return { ...shown, sent, onClose }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })

it("a box unchecked leaves the other classes; only judges who changed are sent, with the number of sheets", async () => {
  const { user, sent, onClose } = await dialog()
  expect(box("Ann: all classes").checked).toBe(true)
  expect(["Trucks", "Bikes", "No class"].map((name) => box(`Bob: ${name}`).checked)).toEqual([false, true, false])
  await user.click(box("Ann: Bikes"))
  expect(box("Ann: all classes").checked).toBe(false)
  await fill(user, "Sheets for each entry", "3")
  await user.click(button("Save Assignments"))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([
    { eventId: 1, assignments: [{ judgeId: 1, classIds: [0, 1], sections: [] }], sheetsPerEntry: 3 },
  ])
})

it("a judge for nothing and a number out of bounds are not sent", async () => {
  const { user, sent } = await dialog()
  await user.click(box("Bob: Bikes"))
  await user.click(button("Save Assignments"))
  await screen.findByText(/^Choose what Bob judges/)
  await user.click(box("Bob: all classes"))
  await fill(user, "Sheets for each entry", "21")
  await user.click(button("Save Assignments"))
  expect(screen.getByRole("alert").textContent).toContain("from 1 to 20")
  expect(sent).toEqual([])
})

it("a refusal is said, and what was chosen stays", async () => {
  const { user, onClose } = await dialog(() => {
    throw refused("RESULTS_PUBLISHED")
  })
  await user.click(box("Ann: Trucks"))
  await user.click(button("Save Assignments"))
  expect((await screen.findByRole("alert")).textContent).toContain("published")
  expect(box("Ann: Trucks").checked).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
})

it("on a phone each judge has a page, and what was chosen on another stays", async () => {
  setScreenWidth("phone")
  const { user, sent } = await dialog()
  screen.getByRole("heading", { name: "Ann" })
  await user.click(box("Safety"))
  await user.click(screen.getByRole("button", { name: "Next judge" }))
  screen.getByRole("heading", { name: "Bob" })
  expect([box("All classes").checked, box("Bikes").checked, box("Engine Compartment").checked]).toEqual([
    false,
    true,
    true,
  ])
  await user.click(box("All sections"))
  await user.click(screen.getByRole("button", { name: "Previous judge" }))
  expect(box("Safety").checked).toBe(false)
  await user.click(button("Save Assignments"))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.assignments).toEqual([
    { judgeId: 1, classIds: [], sections: [1, 2, 3, 5, 6] },
    { judgeId: 2, classIds: [2], sections: [] },
  ])
})

it("without classes there are only sections", async () => {
  await dialog(() => [], { "organizer.classes": () => [] })
  expect(screen.queryByRole("checkbox")).toBeNull()
  screen.getByRole("combobox", { name: "Sections of Ann" })
})

it("the plan follows each change, and says what nobody or too few could judge", async () => {
  const { user } = await dialog()
  const plan = within(screen.getByRole("complementary", { name: "What this asks for" }))
  await plan.findByText("8 sheets in all")
  expect(plan.getByText("65 sheets, 3 h 15 min").closest("li")?.textContent).toContain("Ann")
  plan.getByText("Nobody judges Safety")
  plan.getByText("Too few judges for C7")
  await fill(user, "Sheets for each entry", "5")
  await plan.findByText("20 sheets in all")
  await fill(user, "Seconds for each sheet", "5")
  screen.getByText("Seconds for each sheet must be a whole number from 30 to 3600")
})

it("on a phone the plan is above the buttons; one that cannot be read says why, and saving goes on", async () => {
  setScreenWidth("phone")
  const { user, sent } = await dialog(() => [], {
    "organizer.previewAssignments": () => {
      throw refused("UNAVAILABLE")
    },
  })
  expect((await screen.findByRole("alert")).textContent).toContain("could not be read")
  await user.click(box("Safety"))
  await user.click(button("Save Assignments"))
  await waitFor(() => expect(sent).toHaveLength(1))
})
