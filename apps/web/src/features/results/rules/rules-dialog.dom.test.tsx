import type { Criterion } from "@rosette/contract/criteria"
import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../../test/form.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import { RulesDialog } from "./rules-dialog.tsx"
import type { ShownRules } from "./rules-values.ts"

const CAR = anEntry({ id: 5, entryName: "Blue Comet", description: "", ownerParticipant: "Mia", votingId: "A1" })
const PAINT: Criterion = aCriterion({ id: 12, name: "Paint", description: "", maxPoints: 25 })
const RULES: ShownRules = {
  panelMethod: "mean",
  tieBreaks: ["median"],
  placesThatMatter: 3,
  conferAbove: null,
  notApplicable: "zero",
  ranks: "overall",
  sheetsPerEntry: null,
}
const NO_EFFECT = { sheets: 0, moves: [] }

async function open(answers: Answers = {}, rules = RULES) {
  const onClose = vi.fn()
  const dialog = (version: number) => <RulesDialog eventId={1} version={version} isOpen onClose={onClose} />
  const { rerender, ...shown } = showWithServer(dialog(1), {
    "organizer.rules": () => rules,
    "organizer.criteria": () => [PAINT],
    "organizer.entries": () => [CAR],
    "organizer.previewRules": () => NO_EFFECT,
    ...answers,
  })
  await screen.findByRole("radiogroup", { name: "How judges’ scores are combined" })
  return { onClose, showVersion: (version: number) => rerender(dialog(version)), ...shown }
}

const steps = () => screen.queryAllByRole("listitem").flatMap((item) => (item.dataset.step ? [item.dataset.step] : []))
const press = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const add = () => screen.getByRole("combobox", { name: "Add a step" })

it("describes each method, and saves only the changed fields with their previous values", async () => {
  const updateRules = vi.fn(() => RULES)
  const { user, onClose } = await open({ "organizer.updateRules": updateRules })
  const method = (name: string, description: string) => screen.getByRole("radio", { name, description })
  screen.getByText(/A criterion that is only for some entries gives every other entry 0 of its points\./)
  method("Mean", "The average of all judges’ scores.")
  method("Median", "The middle score, or the average of the middle two.")
  await user.click(method("Trimmed mean", "Drops the highest and lowest of four or more scores."))
  await fill(user, "Ask judges to talk when their scores differ by more than", "7,5")
  await user.click(button("Save Rules"))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(updateRules).toHaveBeenCalledWith({
    eventId: 1,
    panelMethod: "trimmedMean",
    conferAbove: 7.5,
    expected: { panelMethod: "mean", conferAbove: null },
  })
  expect(currentNotices().map(({ title }) => title)).toEqual(["Result rules saved"])
})

function Ties() {
  return trpc.organizer.ties.useQuery({ eventId: 1 }).data?.ties.length
}

it("the ties are fetched again after saving", async () => {
  const ties = vi.fn(() => ({ ties: [] }))
  const { user } = showWithServer(
    <>
      <Ties />
      <RulesDialog eventId={1} version={1} isOpen onClose={() => undefined} />
    </>,
    {
      "organizer.rules": () => RULES,
      "organizer.criteria": () => [PAINT],
      "organizer.previewRules": () => NO_EFFECT,
      "organizer.updateRules": () => RULES,
      "organizer.ties": ties,
    },
  )
  await user.click(await screen.findByRole("radio", { name: /^Trimmed mean/ }))
  expect(ties).toHaveBeenCalledTimes(1)
  await user.click(button("Save Rules"))
  await waitFor(() => expect(ties).toHaveBeenCalledTimes(2))
})

it("steps are added, moved by buttons and by keyboard, and removed; the focus stays with what was moved", async () => {
  const { user } = await open()
  await user.selectOptions(add(), "Average of Paint")
  await user.selectOptions(add(), "Sum of the section Body")
  expect(steps()).toEqual(["median", "criterion:12", "section:1"])
  expect(within(add()).queryByRole("option", { name: "Average of Paint" })).toBeNull()
  await user.click(press("Move up: Average of Paint"))
  expect(steps()).toEqual(["criterion:12", "median", "section:1"])
  await expect.poll(() => document.activeElement).toBe(press("Move down: Average of Paint"))
  screen.getByText("Average of Paint is step 1 of 3")
  await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}")
  expect(steps()).toEqual(["median", "section:1", "criterion:12"])
  await expect.poll(() => document.activeElement).toBe(press("Move up: Average of Paint"))
  await user.click(press("Remove: Sum of the section Body"))
  expect(steps()).toEqual(["median", "criterion:12"])
  await expect.poll(() => document.activeElement).toBe(add())
})

it("shows whose place would change before it is saved, and again once the results have changed", async () => {
  const previewRules = vi.fn(() => ({ sheets: 6, moves: [{ entryId: 5, from: 2, to: 1 }] }))
  const { user, showVersion } = await open({ "organizer.previewRules": previewRules })
  screen.getByText("Nothing yet.")
  expect(button("Save Rules")).toHaveProperty("disabled", true)
  await user.click(screen.getByRole("radio", { name: /^Median/ }))
  expect(screen.getByRole("region", { name: "What would move" }).getAttribute("aria-busy")).toBe("true")
  await screen.findByText("A1 Blue Comet: 2nd → 1st")
  screen.getByText("Concerns 6 submitted sheets.")
  expect(previewRules).toHaveBeenCalledWith({ eventId: 1, panelMethod: "median" })
  previewRules.mockReturnValue({ sheets: 6, moves: [] })
  showVersion(2)
  await screen.findByText("Nobody’s place would move.")
  expect(screen.queryByText("A1 Blue Comet: 2nd → 1st")).toBeNull()
})

it("a failed preview says so, and can be retried", async () => {
  const previewRules = vi
    .fn<NonNullable<Answers["organizer.previewRules"]>>(() => NO_EFFECT)
    .mockImplementationOnce(() => {
      throw refused("UNAVAILABLE")
    })
  const { user } = await open({ "organizer.previewRules": previewRules })
  await user.click(screen.getByRole("radio", { name: /^Median/ }))
  await screen.findByText("Whose place would move could not be read")
  await user.click(button("Try again"))
  await screen.findByText("Nobody’s place would move.")
})

it("invalid numbers are refused on their fields, without a preview", async () => {
  const previewRules = vi.fn(() => NO_EFFECT)
  const { user } = await open({ "organizer.previewRules": previewRules })
  await fill(user, "Break ties down to place", "0")
  await fill(user, "Ask judges to talk when their scores differ by more than", "101")
  await user.keyboard("{Enter}")
  expect(describedAs("Break ties down to place")).toContain("Places that matter must be")
  expect(describedAs("Ask judges to talk when their scores differ by more than")).toContain(
    "a number from 0 to 100, or empty",
  )
  await expect.poll(() => document.activeElement).toBe(field("Break ties down to place"))
  expect(previewRules).not.toHaveBeenCalled()
})

it("a conflict with somebody else's rules is shown in words, and their values can be taken", async () => {
  const updateRules = vi
    .fn<NonNullable<Answers["organizer.updateRules"]>>(() => RULES)
    .mockImplementationOnce(() => {
      throw refused("FIELDS_CHANGED", {
        conflicts: [
          { field: "tieBreaks", current: JSON.stringify(["firstPlaces", "criterion:12"]) },
          { field: "panelMethod", current: "trimmedMean" },
        ],
      })
    })
  const { user, onClose } = await open({ "organizer.updateRules": updateRules })
  await user.click(press("Remove: Median of the judges’ sheets"))
  await user.click(screen.getByRole("radio", { name: /^Median/ }))
  await user.click(button("Save Rules"))
  const question = await screen.findByRole("alert")
  expect(question.textContent).toContain("Yours: No steps")
  expect(question.textContent).toContain("First places: more judges put it first, then Average of Paint")
  expect(question.textContent).toContain("Saved meanwhile: Trimmed mean")
  await user.click(within(question).getAllByRole("button", { name: "Take the Other" })[0] ?? question)
  expect(steps()).toEqual(["firstPlaces", "criterion:12"])
  await user.click(button("Keep Mine"))
  await user.click(button("Save Rules"))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(updateRules).toHaveBeenLastCalledWith({
    eventId: 1,
    panelMethod: "median",
    expected: { panelMethod: "trimmedMean" },
  })
})

it("a refusal shows its reason, and keeps the choices", async () => {
  const { user, onClose } = await open({
    "organizer.updateRules": () => {
      throw refused("INVALID_INPUT", {
        issues: [{ path: ["tieBreaks", 1], message: "This criterion does not belong to the event" }],
      })
    },
  })
  await user.selectOptions(add(), "Average of Paint")
  await user.click(button("Save Rules"))
  expect((await screen.findByRole("alert")).textContent).toContain("This criterion does not belong to the event")
  expect(steps()).toEqual(["median", "criterion:12"])
  await user.keyboard("{Escape}")
  await user.click(await screen.findByRole("button", { name: "Keep Editing" }))
  expect([steps().length, onClose.mock.calls.length]).toEqual([2, 0])
})
