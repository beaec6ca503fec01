import type { EntryReport } from "@rosette/contract/entry-reports"
import { anEntry, organizedJudge } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { currentNotices } from "../../lib/feedback.ts"
import { formatTime } from "../../lib/format.ts"
import { EntryReports } from "./entry-reports.tsx"

const AT = "2026-06-01T09:20:00.000Z"
const report = (id: number, judgeId: number, entryId: number, fields: Partial<EntryReport> = {}): EntryReport => ({
  id,
  judgeId,
  entryId,
  kind: "notHere",
  text: "",
  at: AT,
  ...fields,
})
const C12 = anEntry({ id: 12, votingId: "C12", entryName: "Blue Comet" })
const C14 = anEntry({ id: 14, votingId: "C14", entryName: "Red Fox" })

const panel = (reports: EntryReport[], answers: Answers = {}) =>
  showWithServer(<EntryReports eventId={1} />, {
    "organizer.entryReports": () => reports,
    "organizer.entries": () => [C12, C14],
    "organizer.judges": () => [organizedJudge(1, "Ann"), organizedJudge(2, "Bob"), organizedJudge(3, "Cy")],
    ...answers,
  })

const words = () =>
  screen.getAllByRole("listitem").map((line) =>
    within(line)
      .getAllByText(/: C1/)
      .map((one) => one.textContent),
  )

it("nothing is shown where nothing is reported", async () => {
  const asked = vi.fn(() => [])
  const { container } = panel([], { "organizer.entryReports": asked })
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(container.textContent).toBe("")
})

it("says who reports what and when; what three judges report comes first", async () => {
  panel([
    report(4, 1, 14, { kind: "other", text: "Two engines" }),
    report(3, 3, 12),
    report(2, 2, 12),
    report(1, 1, 12),
  ])
  await screen.findByRole("heading", { name: "Judges report 2 entries" })
  const time = formatTime(AT)
  expect(words()).toEqual([
    [`Cy, ${time}: C12 is not here`, `Bob, ${time}: C12 is not here`, `Ann, ${time}: C12 is not here`],
    [`Ann, ${time}: C14 needs a look: Two engines`],
  ])
  expect(screen.getAllByRole("button", { name: /^Mark absent/ }).map((one) => one.textContent)).toEqual(["Mark absent"])
})

it("marks an entry absent, which can be undone; its report is then dealt with", async () => {
  let entries = [C12, C14]
  const update = vi.fn(({ status = "expected" }: { status?: (typeof C12)["status"] | undefined }) => {
    entries = [{ ...C12, status }, C14]
    return { ...C12, status }
  })
  const { user } = panel([report(1, 1, 12)], {
    "organizer.entries": () => entries,
    "organizer.updateEntry": update,
  })
  await user.click(await screen.findByRole("button", { name: "Mark absent: C12 Blue Comet" }))
  await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull())
  const status = { status: "expected", statusReason: "" }
  expect(update).toHaveBeenCalledExactlyOnceWith({ entryId: 12, status: "absent", statusReason: "", expected: status })
  currentNotices().at(-1)?.undo?.()
  await screen.findByRole("button", { name: "Mark absent: C12 Blue Comet" })
})

it("an entry that somebody has judged is not marked, and it says why", async () => {
  const { user } = panel([report(1, 1, 12)], {
    "organizer.updateEntry": () => {
      throw refused("ENTRY_JUDGED")
    },
  })
  await user.click(await screen.findByRole("button", { name: "Mark absent: C12 Blue Comet" }))
  await waitFor(() => expect(currentNotices().at(-1)?.message).toMatch(/^Judges have submitted sheets for this entry/))
})

it("dismisses all that is reported of an entry after a question", async () => {
  let reports = [report(2, 2, 12), report(1, 1, 12), report(3, 1, 14, { kind: "notReady" })]
  const { user } = panel([], {
    "organizer.entryReports": () => reports,
    "organizer.dismissReport": ({ reportId }) => {
      reports = reports.filter(({ id }) => id !== reportId)
      return { deletedCount: 1 }
    },
  })
  await user.click(await screen.findByRole("button", { name: "Dismiss: C12 Blue Comet" }))
  const question = within(await screen.findByRole("dialog", { name: "Dismiss these 2 reports?" }))
  await user.click(question.getByRole("button", { name: "Dismiss" }))
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1))
  expect(reports.map(({ id }) => id)).toEqual([3])
})

it("says if the reports cannot be read", async () => {
  panel([], {
    "organizer.entryReports": () => {
      throw refused("UNAVAILABLE")
    },
  })
  await screen.findByText("Judges’ reports could not be read")
})
