import type { EventRetention } from "@rosette/contract/retention"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, it } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { RetentionSection } from "./retention-section.tsx"

const DUE: EventRetention = {
  state: "due",
  lastDay: "2026-12-22",
  daysLeft: 30,
  warning: null,
  isDateRead: true,
  extension: null,
}

it("says until when the event is kept, and offers its download even if it is kept permanently", () => {
  const { rerender } = showWithServer(<RetentionSection eventId={7} retention={DUE} />, {})
  expect(screen.getByText(/^Kept until .*22.*2026\. After that everything in it is deleted for good\.$/)).toBeTruthy()
  screen.getByRole("region", { name: "How Long the Event Is Kept" })
  expect(screen.queryByRole("alert")).toBeNull()
  const kept = { ...DUE, state: "off", lastDay: null, daysLeft: null } as const
  rerender(<RetentionSection eventId={7} retention={kept} />)
  expect(screen.getByText("Kept until somebody deletes it.")).toBeTruthy()
  rerender(<RetentionSection eventId={7} retention={{ ...kept, state: "demo" }} />)
  expect(screen.getByText("This is a demo event. Kept until somebody deletes it.")).toBeTruthy()
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Download Everything"])
})

it.each([
  [14, 14, "This event is deleted in 15 days"],
  [0, 3, "This event is deleted in 1 day"],
] as const)("warns: %i days left", (daysLeft, warning, title) => {
  showWithServer(<RetentionSection eventId={7} retention={{ ...DUE, daysLeft, warning }} />, {})
  expect(screen.getByRole("alert").textContent).toContain(title)
  expect(screen.getByRole("alert").textContent).toContain("entries, photos, scores, results and history are deleted")
  screen.getByRole("button", { name: "Download Everything" })
  screen.getByRole("button", { name: "Keep Longer" })
})

it("keeps the event longer with a day and a reason", async () => {
  const sent: unknown[] = []
  const user = userEvent.setup()
  showWithServer(<RetentionSection eventId={7} retention={DUE} />, {
    "organizer.extendRetention": (input) => {
      sent.push(input)
      return DUE
    },
  })
  await user.click(screen.getByRole("button", { name: "Keep Longer" }))
  const reason = await screen.findByLabelText(/^Reason/)
  const submit = screen.getAllByRole("button", { name: "Keep Longer" }).at(-1)
  if (!submit) throw new Error("The dialog has a button.")
  await user.click(submit)
  expect(await screen.findByText("Reason is required")).toBeTruthy()
  await user.type(screen.getByLabelText(/^Keep Until/), "2027-06-30")
  await user.type(reason, "The club meets in spring")
  await user.click(submit)
  await expect.poll(() => sent).toEqual([{ eventId: 7, until: "2027-06-30", reason: "The club meets in spring" }])
})

it("says why an event without a day is kept for a year, and what to do", () => {
  showWithServer(<RetentionSection eventId={7} retention={{ ...DUE, isDateRead: false }} />, {})
  expect(screen.getByText(/Its date was not read as a day/).textContent).toBe(
    "Its date was not read as a day, so it is kept for a year after the last change. Choose the day in Edit Event Details.",
  )
})
