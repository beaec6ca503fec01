import type { Criterion } from "@rosette/contract/criteria"
import { ERRORS } from "@rosette/contract/errors"
import { aCriterion, anEntry, theResults } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { anOutstandingJudge, theOutstanding } from "../../../../test/outstanding.ts"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import { ResultsOutstanding } from "./results-outstanding.tsx"
import type { Outstanding } from "./words.ts"

const CAR = anEntry({ id: 5, entryName: "Blue Comet", description: "", ownerParticipant: "Mia", votingId: "A1" })
const ENGINE: Criterion = aCriterion({ id: 7, name: "Engine", description: "", order: 11, setupVersion: 4 })
const SOUND: Criterion = { ...ENGINE, id: 8, name: "Sound", order: 26 }

/** One sheet of Ann, who has gone home, that lacks these criteria. */
const lacking = (criteria: readonly Criterion[]): Outstanding =>
  theOutstanding({
    expectedSheets: 1,
    submittedSheets: 1,
    lackingSheets: criteria.length > 0 ? 1 : 0,
    isProvisional: criteria.length > 0,
    criteria: criteria.map(({ id, name }) => ({ criterionId: id, name, lackingSheets: 1 })),
    judges: [
      anOutstandingJudge({
        id: 3,
        submittedEntries: 1,
        lacking: criteria.map(({ id }) => ({
          entryId: 5,
          votingId: "A1",
          entryName: "Blue Comet",
          criterionIds: [id],
          isAsked: false,
        })),
      }),
    ],
  })

function open(outstanding: Outstanding, answers: Answers = {}) {
  const previewRules = vi.fn(() => ({ sheets: 6, moves: [{ entryId: 5, from: 2, to: 1 }] }))
  const updateCriterion = vi.fn(() => ({ ...ENGINE, countsOverall: false }))
  const shown = showWithServer(<ResultsOutstanding eventId={1} outstanding={outstanding} />, {
    "organizer.criteria": () => [ENGINE, SOUND],
    "organizer.entries": () => [CAR],
    "organizer.results": () => theResults({ isProvisional: true, submittedSheets: 1, expectedSheets: 1 }),
    "organizer.previewRules": previewRules,
    "organizer.updateCriterion": updateCriterion,
    ...answers,
  })
  return { previewRules, updateCriterion, ...shown }
}

const LEAVE_OUT = "Leave Engine out of the percent"
const offer = () => screen.findByRole("button", { name: LEAVE_OUT })
const dialog = () => screen.findByRole("dialog", { name: `${LEAVE_OUT}?` })
const saveButton = async () =>
  within(await dialog()).findByRole<HTMLButtonElement>("button", { name: "Leave out of the percent" })

it("the first offer for what nobody can complete is to leave the criterion out of the percent", async () => {
  const places = Promise.withResolvers<void>()
  const previewRules = vi.fn(async () => {
    await places.promise
    return { sheets: 6, moves: [{ entryId: 5, from: 2, to: 1 }] }
  })
  const { user, updateCriterion } = open(lacking([ENGINE]), { "organizer.previewRules": previewRules })
  await offer()
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    LEAVE_OUT,
    "Ask to complete",
    "Reopen…",
    "Show the sheets",
  ])
  await user.click(await offer())
  const asked = await dialog()
  expect((await saveButton()).disabled).toBe(true)
  places.resolve()
  await within(asked).findByText("1 entry would move:")
  expect(asked.textContent).toContain("A1 Blue Comet: 2nd → 1st")
  expect(asked.textContent).toContain("turn on “Counts towards the overall result” in Edit Criterion")
  expect(previewRules).toHaveBeenCalledWith({ eventId: 1, countsOverall: [{ criterionId: 7, countsOverall: false }] })
  expect(updateCriterion).not.toHaveBeenCalled()
  await user.click(await saveButton())
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(updateCriterion).toHaveBeenCalledExactlyOnceWith({
    criterionId: 7,
    countsOverall: false,
    expected: { countsOverall: true },
  })
  expect(currentNotices().map(({ title, message }) => [title, message])).toEqual([
    ["Left out of the percent", "Engine"],
  ])
})

it("published results refuse it, and the open dialog says why", async () => {
  const { user } = open(lacking([ENGINE]), {
    "organizer.updateCriterion": () => {
      throw refused("RESULTS_PUBLISHED")
    },
  })
  await user.click(await offer())
  await within(await dialog()).findByText("1 entry would move:")
  await user.click(await saveButton())
  const problem = await within(await dialog()).findByRole("alert")
  expect(problem.textContent).toBe(`The criterion was not left out${ERRORS.RESULTS_PUBLISHED.message}`)
  expect([currentNotices(), (await saveButton()).disabled]).toEqual([[], false])
  await user.keyboard("{Escape}")
  await waitFor(async () => expect(document.activeElement).toBe(await offer()))
})

it("several criteria are in one menu, and each opens its own question", async () => {
  const { user, previewRules } = open(lacking([ENGINE, SOUND]))
  await user.click(await screen.findByRole("button", { name: /^Leave out of the percent/ }))
  const items = await screen.findAllByRole("menuitem")
  expect(items.map(({ textContent }) => textContent)).toEqual([LEAVE_OUT, "Leave Sound out of the percent"])
  await user.click(screen.getByRole("menuitem", { name: "Leave Sound out of the percent" }))
  await screen.findByRole("dialog", { name: "Leave Sound out of the percent?" })
  await waitFor(() => expect(previewRules).toHaveBeenCalledTimes(1))
  expect(previewRules).toHaveBeenCalledWith({ eventId: 1, countsOverall: [{ criterionId: 8, countsOverall: false }] })
})

it("is not offered if no sheet lacks a criterion", async () => {
  const { rerender } = open(lacking([ENGINE]))
  await offer()
  rerender(<ResultsOutstanding eventId={1} outstanding={lacking([])} />)
  screen.getByText("All sheets are in")
  expect(screen.queryAllByRole("button")).toEqual([])
})

it("on a phone the names of those who are missing are behind their sum", async () => {
  setScreenWidth("phone")
  const complete = lacking([])
  const judge = { ...complete.judges[0], lacking: [], missing: [], isActive: true } as Outstanding["judges"][number]
  const judges = ["Ann", "Bob"].map((name, id) => ({ ...judge, id, name, outstandingSheets: 2 }))
  const { user } = open({ ...complete, isProvisional: true, expectedSheets: 6, outstandingSheets: 4, judges })
  const sum = screen.getByRole("button", { name: "4 missing from 2 judges" })
  expect(screen.queryByText(/Ann/)).toBeNull()
  await user.click(sum)
  expect(sum.getAttribute("aria-expanded")).toBe("true")
  screen.getByText("Missing from Ann (2), Bob (2).")
  setScreenWidth("desktop")
})
