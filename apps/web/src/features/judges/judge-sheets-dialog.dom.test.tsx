import { anEntry, organizedJudge } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { currentNotices, feedback } from "../../lib/feedback.ts"
import { JudgesTab } from "./judges-tab.tsx"

afterEach(() => {
  for (const { id } of currentNotices()) feedback.dismiss(id)
})

const ADA = organizedJudge(1, "Ada", { submittedEntries: 2, totalScores: 4, submittedScores: 4, status: "In Progress" })
const entries = ["Blue Whale", "Red Fox"].map((entryName, at) =>
  anEntry({ id: at + 1, entryName, votingId: `A${at + 1}` }),
)
const submitted = (entryId: number) => ({ entryId, isCompleted: true, hasInProgress: false, reopenedVersion: null })

/** The scores of Ada, on a server on which a reopening has the version 7. */
async function open(takeBack: Answers["organizer.takeBackReopening"] = () => ({ takenBackCount: 1 })) {
  let progress = [submitted(1), submitted(2)].map((one) => ({ ...one, reopenedVersion: null as number | null }))
  const reopen = vi.fn(({ entryId }: { entryId: number }) => {
    progress = progress.map((one) =>
      one.entryId === entryId ? { entryId, isCompleted: false, hasInProgress: true, reopenedVersion: 7 } : one,
    )
    return { entryId, judgeId: 1, isSubmitted: false, version: 7 }
  })
  const takenBack = vi.fn(takeBack)
  const { user } = showWithServer(<JudgesTab eventId={1} eventName="Harbour Show" foundId={0} />, {
    "organizer.judges": () => [ADA],
    "organizer.entries": () => entries,
    "organizer.conflicts": () => ({ conflicts: [], proposed: [] }),
    "organizer.signInRequests": () => [],
    "organizer.entryReports": () => [],
    "organizer.event": () => Promise.reject(refused("UNAVAILABLE")),
    "session.current": () => Promise.reject(refused("UNAVAILABLE")),
    "judge.progress": () => ({ stats: { completed: 2, total: 2 }, entries: progress }),
    "organizer.reopenSheet": reopen,
    "organizer.takeBackReopening": takenBack,
  })
  await user.click(await screen.findByRole("button", { name: "More for Ada" }))
  await user.click(await screen.findByRole("menuitem", { name: "Reopen Scores of Ada" }))
  const list = () => within(screen.getByRole("dialog", { name: "Scores of Ada" }))
  await list().findByRole("button", { name: "Reopen Blue Whale (A1)" })
  return { user, list, reopen, takenBack }
}

async function reopenBlueWhale(reason: string) {
  const opened = await open()
  const { user, list } = opened
  await user.click(list().getByRole("button", { name: "Reopen Blue Whale (A1)" }))
  const question = within(await screen.findByRole("dialog", { name: "Reopen the score of Ada for Blue Whale (A1)?" }))
  if (reason) await user.type(question.getByLabelText("Reason"), reason)
  await user.click(question.getByRole("button", { name: "Reopen" }))
  await list().findByRole("button", { name: "Take back the reopening of Blue Whale (A1)" })
  return opened
}

it.each(["", "Seats were forgotten"])(
  "one question names the judge and the entry, with an optional reason: “%s”",
  async (reason) => {
    const { reopen } = await reopenBlueWhale(reason)
    expect(reopen).toHaveBeenCalledExactlyOnceWith({ judgeId: 1, entryId: 1, reason })
    expect(currentNotices().at(-1)).toMatchObject({ title: "Score reopened" })
  },
)

it("Cancel reopens nothing", async () => {
  const { user, list, reopen } = await open()
  await user.click(list().getByRole("button", { name: "Reopen Red Fox (A2)" }))
  const question = within(await screen.findByRole("dialog", { name: "Reopen the score of Ada for Red Fox (A2)?" }))
  await user.click(question.getByRole("button", { name: "Cancel" }))
  expect(reopen).not.toHaveBeenCalled()
})

it("it is taken back from the list, and from the notice", async () => {
  const { user, list, takenBack } = await reopenBlueWhale("")
  await user.click(list().getByRole("button", { name: "Take back the reopening of Blue Whale (A1)" }))
  await waitFor(() =>
    expect(currentNotices().at(-1)).toMatchObject({
      title: "Reopening taken back",
      message: "1 sheet is submitted and counts again.",
    }),
  )
  currentNotices()
    .find(({ title }) => title === "Score reopened")
    ?.undo?.()
  await waitFor(() => expect(takenBack).toHaveBeenCalledTimes(2))
  expect(takenBack).toHaveBeenCalledWith({ eventId: 1, version: 7 })
})

it("a sheet that its judge has changed meanwhile is not taken back, and it says why", async () => {
  const { user, list } = await open(() => {
    throw refused("REOPENING_USED")
  })
  await user.click(list().getByRole("button", { name: "Reopen Blue Whale (A1)" }))
  await user.click(
    within(await screen.findByRole("dialog", { name: /^Reopen the score/ })).getByRole("button", { name: "Reopen" }),
  )
  await user.click(await list().findByRole("button", { name: "Take back the reopening of Blue Whale (A1)" }))
  await waitFor(() =>
    expect(currentNotices().at(-1)).toMatchObject({
      title: "The reopening was not taken back",
      message: "The judge has already changed the reopened sheet. It counts again once the judge submits it.",
    }),
  )
})
