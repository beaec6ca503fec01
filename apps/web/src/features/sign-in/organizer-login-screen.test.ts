import { expect, it } from "vitest"
import { eventOptions } from "./organizer-login-screen.tsx"

const event = (id: number, name: string, date = "", location = "") => ({ id, name, date, location })

it("an event with a unique name is called by its name", () => {
  expect(eventOptions([event(1, "Harbour Show", "June 20"), event(2, "Night Show")])).toEqual([
    { value: "1", label: "Harbour Show" },
    { value: "2", label: "Night Show" },
  ])
})

it("events with the same name get date and place, and if these are the same, their number", () => {
  const events = [
    event(1, "Show", "June 20, 2026", "Pier 3"),
    event(2, "Show", "June 21, 2026"),
    event(3, "Show", "June 20, 2026", "Pier 3"),
    event(4, "Show"),
  ]
  expect(eventOptions(events).map(({ label }) => label)).toEqual([
    "Show · June 20, 2026, Pier 3",
    "Show · June 21, 2026",
    "Show · June 20, 2026, Pier 3 (no. 3)",
    "Show",
  ])
})
