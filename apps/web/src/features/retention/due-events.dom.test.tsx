import type { DueEvent } from "@rosette/contract/retention"
import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { DueEvents } from "./due-events.tsx"

const HARBOUR: DueEvent = { eventId: 7, name: "Harbour Show", lastDay: "2026-12-22", daysLeft: 2, warning: 3 }
const MEADOW: DueEvent = { eventId: 8, name: "Meadow Show", lastDay: "2026-12-30", daysLeft: 10, warning: 14 }

it("names each event that is deleted soon, when, and the actions for it", () => {
  showWithServer(<DueEvents events={[HARBOUR, MEADOW]} />, {})
  expect(screen.getByRole("alert").textContent).toContain("2 events are deleted soon")
  const [first, second] = screen.getAllByRole("listitem")
  expect(first?.textContent).toMatch(/^Harbour Show: deleted in 3 days, kept until .*2026/)
  expect(second?.textContent).toMatch(/^Meadow Show: deleted in 11 days/)
  for (const name of ["Download Everything", "Keep Longer"]) {
    const button = within(first ?? document.body).getByRole("button", { name })
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Harbour Show")
  }
})

it("renders nothing if there are none", () => {
  showWithServer(<DueEvents events={[]} />, {})
  expect(screen.queryByRole("alert")).toBeNull()
})
