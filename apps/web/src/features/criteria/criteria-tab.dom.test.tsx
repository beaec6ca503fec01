import type { Award } from "@rosette/contract/awards"
import type { Criterion } from "@rosette/contract/criteria"
import { aClass, anAward, anEvent, theResults } from "@rosette/contract/fixtures"
import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { field, fill, pressInMenu } from "../../../test/form.ts"
import { theOutstanding } from "../../../test/outstanding.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { CriteriaTab } from "./criteria-tab.tsx"
import { criterionValues } from "./criterion-values.ts"

const PAINT: Criterion = {
  ...criterionValues(null),
  id: 7,
  eventId: 1,
  setupVersion: 0,
  classIds: [],
  name: "Paint",
  maxPoints: 25,
  order: 1,
  countsOverall: false,
}

/** What each award is decided by, as another tab of the dashboard shows it. */
const AwardBases = () =>
  trpc.awards.list.useQuery({ eventId: 1 }).data?.map(({ id, basis }) => <p key={id}>{`By ${basis}`}</p>)

async function askToDelete(answers: Answers) {
  const deleteCriterion = vi.fn(() => ({ deletedCount: 1 }))
  const tabs = (
    <>
      <CriteriaTab eventId={1} />
      <AwardBases />
    </>
  )
  const { user, unmount: leave } = showWithServer(tabs, {
    "organizer.criteria": () => [PAINT],
    "organizer.classes": () => [],
    "organizer.event": () => anEvent(),
    "organizer.results": () => theResults(),
    "awards.confirmedWinners": () => [],
    "awards.list": () => [],
    "awards.winners": () => [],
    "organizer.deleteCriterion": deleteCriterion,
    ...answers,
  })
  await screen.findByText("Not in the overall result")
  await pressInMenu(user, "Delete Paint")
  const question = await screen.findByRole("dialog", { name: "Delete criterion “Paint”?" })
  return { user, question, deleteCriterion, leave }
}

it("the confirmation of a deletion says whose place would change", async () => {
  const previewRules = vi.fn(() => ({ sheets: 2, moves: [{ entryId: 5, from: 1, to: null }] }))
  const { user, question, deleteCriterion } = await askToDelete({
    "organizer.previewRules": previewRules,
    "organizer.entries": () => [],
  })
  expect(previewRules).toHaveBeenCalledWith({ eventId: 1, deletedCriterionIds: [7] })
  expect(question.textContent).toContain("1 entry would move:An entry: 1st → no place")
  expect(deleteCriterion).not.toHaveBeenCalled()
  await user.click(screen.getByRole("button", { name: "Delete Criterion" }))
  await waitFor(() => expect(deleteCriterion).toHaveBeenCalledWith({ criterionId: 7 }))
})

it("the awards are fetched again after a deletion, which makes those of the criterion manual", async () => {
  let award: Award = anAward({ basis: "criterion", basisId: PAINT.id })
  const { user } = await askToDelete({
    "organizer.previewRules": () => ({ sheets: 0, moves: [] }),
    "awards.list": () => [award],
    "organizer.deleteCriterion": () => {
      award = { ...award, basis: "manual", basisId: null }
      return { deletedCount: 1 }
    },
  })
  screen.getByText("By criterion")
  await user.click(screen.getByRole("button", { name: "Delete Criterion" }))
  await screen.findByText("By manual")
})

it("a deletion that fails after the tab was left says so", async () => {
  const late = Promise.withResolvers<{ deletedCount: number }>()
  const { user, leave } = await askToDelete({
    "organizer.previewRules": () => ({ sheets: 0, moves: [] }),
    "organizer.deleteCriterion": () => late.promise,
  })
  await user.click(screen.getByRole("button", { name: "Delete Criterion" }))
  leave()
  late.reject(refused("UNAVAILABLE"))
  await expect.poll(() => currentNotices().map(({ title }) => title)).toEqual(["Failed to delete criterion"])
})

it("if that cannot be loaded, the confirmation says so", async () => {
  const { question } = await askToDelete({
    "organizer.previewRules": () => {
      throw refused("UNAVAILABLE")
    },
  })
  expect(question.textContent).toContain("Whose place would move could not be read.")
})

it("a criterion that is limited to classes says so", async () => {
  showWithServer(<CriteriaTab eventId={1} />, {
    "organizer.criteria": () => [{ ...PAINT, classIds: [12, 0] }],
    "organizer.classes": () => [aClass({ id: 12, name: "Trucks" })],
    "organizer.event": () => anEvent(),
    "awards.list": () => [],
  })
  await screen.findByText("Only Trucks, No class")
})

it("an added criterion is listed in its section with its requirements, and the focus returns to the button", async () => {
  const kept = [PAINT]
  const { user } = showWithServer(<CriteriaTab eventId={1} />, {
    "organizer.criteria": () => [...kept],
    "organizer.outstanding": () => theOutstanding(),
    "organizer.previewRules": () => ({ sheets: 0, moves: [] }),
    "organizer.createCriterion": ({ eventId: _event, ...fields }) => {
      const made = { ...PAINT, ...fields, id: 8 }
      kept.push(made)
      return made
    },
  })
  await screen.findByText("Paint")
  await user.click(screen.getByRole("button", { name: "Add Criterion" }))
  await waitFor(() => expect(document.activeElement).toBe(field("Name")))
  await user.keyboard("Sound")
  await fill(user, "Order", "27")
  await user.click(screen.getByLabelText("Sound participation"))
  await user.click(field("Name"))
  await user.keyboard("{Enter}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await expect
    .poll(() => currentNotices().map(({ title, message }) => [title, message]))
    .toEqual([["Criterion added", "Sound"]])
  const [section, row] = screen.getAllByRole("row").slice(-2)
  expect(section?.textContent).toBe("Bonus 1 criterion, 10 points · orders from 26")
  expect(row?.textContent).toContain("Sound participation")
  await expect.poll(() => document.activeElement?.textContent).toBe("Add Criterion")
})
