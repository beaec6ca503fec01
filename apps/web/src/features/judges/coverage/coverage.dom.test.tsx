import { aClass, aCriterion, anEntry, organizedJudge } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import { CoverageView } from "./coverage-view.tsx"

const state = { openEntryId: null, openSince: null, lastSeenAt: null, waitingSheets: 0, isFree: false }

async function view(answers: Answers = {}) {
  const [onBack, onJudge, reopen] = [vi.fn(), vi.fn(), vi.fn()]
  const shown = showWithServer(<CoverageView eventId={1} onBack={onBack} onJudge={onJudge} />, {
    "organizer.coverage": () => ({
      version: 3,
      judgeIds: [1, 2],
      entries: [
        { entryId: 7, status: "expected", need: 2, done: 2, cells: "se" },
        { entryId: 8, status: "checkedIn", need: 2, done: 0, cells: ".x" },
        { entryId: 9, status: "expected", need: 1, done: 0, cells: "o-" },
      ],
      classes: [
        { classId: 5, need: 4, done: 2, endsAt: null },
        { classId: null, need: 1, done: 0, endsAt: null },
      ],
      judges: [
        { ...state, judgeId: 1, openEntryId: 9, openSince: new Date(Date.now() - 6 * 60_000).toISOString() },
        { ...state, judgeId: 2, isFree: true, waitingSheets: 2 },
      ],
    }),
    "organizer.judges": () => [organizedJudge(1, "Ann"), organizedJudge(2, "Bob")],
    "organizer.classes": () => [aClass({ id: 5, name: "Trucks" })],
    "organizer.entries": () => [
      anEntry({ id: 7, votingId: "C7", entryName: "Blue Comet", classId: 5 }),
      anEntry({ id: 8, votingId: "C8", entryName: "Desert Fox", classId: 5 }),
      anEntry({ id: 9, votingId: "C9", entryName: "Old Mule" }),
    ],
    "organizer.criteria": () => [],
    "judge.scores": () => [],
    "organizer.reopenSheet": (sent) => {
      reopen(sent)
      return { entryId: 7, judgeId: 1, isSubmitted: false, version: 1 }
    },
    ...answers,
  })
  return { ...shown, onBack, onJudge, reopen }
}

const cell = (row: string, column: number) =>
  within(screen.getByRole("row", { name: new RegExp(row) }))
    .getAllByRole("cell")
    [column]?.getAttribute("aria-label")

it("a row is an entry, a column a judge; each mark has words, and who is free is named", async () => {
  const { user, onJudge } = await view()
  await screen.findByRole("table", { name: "Coverage" })
  expect([1, 2].map((column) => cell("C7 Blue Comet", column))).toEqual(["Submitted", "Submitted, extra"])
  expect([1, 2].map((column) => cell("C8 Desert Fox", column))).toEqual(["Due", "Stepped aside: kept, does not count"])
  screen.getByText("Trucks: 2 of 4 sheets")
  screen.getByText("No class: 0 of 1 sheet")
  screen.getByText("Free: Bob")
  screen.getByText("C9 for 6 min")
  screen.getByText("Free, 2 waiting")
  await user.click(screen.getByRole("button", { name: "Bob" }))
  expect(onJudge).toHaveBeenCalledExactlyOnceWith(2)
})

it("the way back to the judges has the focus", async () => {
  const { user, onBack } = await view()
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Judges" }))
  await user.keyboard("{Enter}")
  expect(onBack).toHaveBeenCalledOnce()
})

it("one class is chosen", async () => {
  const { user } = await view()
  await user.selectOptions(await screen.findByLabelText("Class"), "No class")
  expect(screen.queryByText("C7", { exact: false })).toBeNull()
  screen.getByText("C9")
})

it("a cell leads to the judge's sheet, which can be reopened with a reason", async () => {
  const { user, reopen } = await view({
    "organizer.criteria": () => [aCriterion({ id: 3, name: "Paint", maxPoints: 25 })],
    "judge.scores": () => [{ criterionId: 3, points: 8, comments: "Fine lines", isSubmitted: true }],
  })
  await screen.findByRole("table", { name: "Coverage" })
  await user.click(screen.getByTitle("Submitted"))
  const sheets = within(await screen.findByRole("dialog", { name: "C7 Blue Comet" }))
  await sheets.findByText("“Fine lines”")
  expect(sheets.getByText("Paint").parentElement?.textContent).toBe("Paint8 / 25")
  await user.click(sheets.getByRole("button", { name: "Reopen the sheet of Ann" }))
  const question = within(await screen.findByRole("dialog", { name: /^Reopen the score of Ann/ }))
  await user.click(question.getByRole("button", { name: "Reopen" }))
  await waitFor(() => expect(reopen).toHaveBeenCalledExactlyOnceWith({ judgeId: 1, entryId: 7, reason: "" }))
})

it("the row's button leads to the same sheets by keyboard; none of them is open at first", async () => {
  const { user } = await view()
  const button = await screen.findByRole("button", { name: "C8 Desert Fox" })
  button.focus()
  await user.keyboard("{Enter}")
  const sheets = within(await screen.findByRole("dialog", { name: "C8 Desert Fox" }))
  sheets.getByText("0 of 2 sheets")
  expect(sheets.getByRole("button", { name: "See the sheet of Bob" }).getAttribute("aria-expanded")).toBe("false")
  expect(sheets.queryByRole("button", { name: "See the sheet of Ann" })).toBeNull()
})

it("somebody is sent to an entry that is due for them; the notice can take it back", async () => {
  const calls: unknown[] = []
  const { user } = await view({
    "organizer.sendMessage": (sent) => {
      calls.push(sent)
      return {
        id: 4,
        text: "",
        entryId: 8,
        judgeIds: [1],
        at: "2026-06-20T09:00:00.000Z",
        by: "Olga",
        seen: [],
        isDone: false,
      }
    },
    "organizer.withdrawMessage": (sent) => {
      calls.push(sent)
      return { deletedCount: 1 }
    },
  })
  await user.click(await screen.findByRole("button", { name: "C8 Desert Fox" }))
  await user.click(await screen.findByLabelText("Send somebody…", { selector: "input" }))
  await user.click(await screen.findByRole("option", { name: "Ann" }))
  await waitFor(() => expect(currentNotices().at(-1)?.title).toBe("Ann is asked to judge it next"))
  currentNotices().at(-1)?.undo?.()
  await waitFor(() => expect(calls).toEqual([{ eventId: 1, judgeIds: [1], entryId: 8 }, { messageId: 4 }]))
})

it("on a phone the entries are a list by class, worst first, with who has judged them", async () => {
  setScreenWidth("phone")
  const { user } = await view()
  const trucks = within(await screen.findByRole("region", { name: "Trucks" }))
  expect(trucks.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "C8 0 of 2",
    "C7 2 of 2 · Ann, Bob",
  ])
  trucks.getByRole("progressbar", { name: "Sheets of Trucks" })
  expect(within(screen.getByRole("region", { name: "No class" })).getByRole("listitem").textContent).toBe(
    "C9 0 of 1 · open: Ann",
  )
  await user.click(trucks.getByRole("button", { name: /C7/ }))
  await screen.findByRole("dialog", { name: "C7 Blue Comet" })
})

it("a coverage that cannot be read can be tried again, and one of nothing says so", async () => {
  await view({ "organizer.coverage": () => Promise.reject(refused("UNAVAILABLE")) })
  await screen.findByText("The coverage could not be loaded")
})
