import { useForm } from "@mantine/form"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, expect, it, vi } from "vitest"
import { showWithServer } from "../../../../test/calls.tsx"
import type { EventDetails } from "./event-details.ts"
import { EventDetailsFields } from "./event-details-fields.tsx"

const EMPTY: EventDetails = { name: "", organizerName: "", description: "", date: "", time: "", location: "" }
const SITE = {
  judge: null,
  judgeEnded: null,
  organizer: null,
  masterAdmin: null,
  publicUrl: null,
  lanAddresses: [],
  canCreateEvents: true,
}

function Form({ isDemo = false }: { isDemo?: boolean }) {
  const form = useForm({ initialValues: EMPTY })
  return <EventDetailsFields form={form} isDemo={isDemo} />
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-27T12:00:00Z"), toFake: ["Date"] })
  return () => vi.useRealTimers()
})

it("the date says at once how it was read, when the event is deleted, and offers the year that is missing", async () => {
  const user = userEvent.setup()
  showWithServer(<Form />, { "session.current": () => ({ ...SITE, deletesEvents: true }) })
  const date = screen.getByLabelText("Event Date")
  const said = () => document.getElementById(date.getAttribute("aria-describedby") ?? "")?.textContent
  await expect
    .poll(said)
    .toBe("Without a day, everything in the event is deleted for good a year after the last change.")
  await user.type(date, "Sat Jun 5")
  expect(said()).toContain("The year is missing.")
  await user.click(screen.getByRole("button", { name: "Use “Sat Jun 5, 2027”" }))
  expect(date).toHaveProperty("value", "Sat Jun 5, 2027")
  expect(said()).toContain("Saturday, June 5, 2027.Everything in the event is deleted for good 30 days after that day")
})

it("the demo event says nothing of deleting, as it is always kept", async () => {
  const user = userEvent.setup()
  showWithServer(<Form isDemo />, { "session.current": () => ({ ...SITE, deletesEvents: true }) })
  await user.type(screen.getByLabelText("Event Date"), "June 5, 2027")
  expect(screen.getByText("Saturday, June 5, 2027.")).toBeTruthy()
  expect(screen.queryByText(/deleted for good/)).toBeNull()
})

it("the time says how it was read; a site that keeps events says nothing of deleting", async () => {
  const user = userEvent.setup()
  showWithServer(<Form />, { "session.current": () => ({ ...SITE, deletesEvents: false }) })
  await user.type(screen.getByLabelText("Event Time"), "10:00 - 4:00")
  expect(screen.getByText("10:00 AM to 4:00 PM.")).toBeTruthy()
  await user.type(screen.getByLabelText("Event Date"), "TBD")
  expect(screen.getByText("This was not read as a day. Choose the day in the calendar.")).toBeTruthy()
  expect(screen.queryByText(/deleted for good/)).toBeNull()
})
