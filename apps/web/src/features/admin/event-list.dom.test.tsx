import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { setScreenWidth } from "../../../test/screen-width.ts"
import { EventList } from "./event-list.tsx"

const SHOW = {
  id: 1,
  name: "Harbour Show",
  description: "Boats and cars",
  date: "June 13, 2026",
  time: "10:00 - 16:00",
  location: "Pier 3",
  passcode: "BCDF2345",
  organizerName: "Olga Brandt",
  isActive: true,
} as Parameters<typeof EventList>[0]["events"][number]

function rowText(event = SHOW): string {
  const actions = { onManage: vi.fn(), onDelete: vi.fn(), moreFor: () => [], busyEventId: null, selection: null }
  const progress = new Map([[1, { eventId: 1, submittedSheets: 80, expectedSheets: 200 }]])
  show(<EventList events={[event]} progress={progress} {...actions} />)
  return screen.getAllByRole("row").at(-1)?.textContent ?? ""
}

it("on a phone an event is its name, state, progress, day and passcode, and the rest is shown on a tap", async () => {
  setScreenWidth("phone")
  const user = userEvent.setup()
  expect(rowText()).toMatch(/^Harbour ShowActive80 of 200 sheets inJune 13, 2026.*Manage EventDelete$/)
  expect(screen.getByText("Olga Brandt").closest("[hidden]")).not.toBeNull()
  expect(screen.getByRole("button", { name: "Copy passcode of Harbour Show" }).closest("[hidden]")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Details of Harbour Show" }))
  for (const text of ["Boats and cars", "Pier 3", "Olga Brandt"]) screen.getByText(text)
  expect(screen.getByText("Olga Brandt").closest("[hidden]")).toBeNull()
})

it("on a desktop the buttons are at the end of the row", () => {
  expect(rowText()).toMatch(
    /^Harbour ShowBoats and carsJudgingActive80 of 200 sheets in.*Pier 3Olga Brandt.*Manage EventDelete$/,
  )
})

it("an event whose results are published says so", () => {
  expect(rowText({ ...SHOW, resultsState: "published" })).toContain("ActiveResults published")
})
