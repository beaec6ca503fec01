import { anEvent } from "@rosette/contract/fixtures"
import { act } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { JudgesPaper } from "./judge-card.tsx"

const LOGO = `/photos/${"b".repeat(32)}.webp`

it("the printed codes have the event's logo and color, which are loaded before the page is printed", async () => {
  const { container } = showWithServer(
    <JudgesPaper eventId={1} eventName="Harbour Show" address="http://server.test" judges={[]} />,
    { "organizer.event": () => anEvent({ logoUrl: LOGO, accent: "teal" }) },
  )
  await expect.poll(() => container.querySelector("[data-accent='teal'] > img")?.getAttribute("src")).toBe(LOGO)
  expect(container.textContent).toBe("")
  act(() => void window.dispatchEvent(new Event("beforeprint")))
  expect(container.textContent).toContain("Access codes of the judges")
})

it("the printed codes of an event without a look begin with their title", async () => {
  const { container, queryClient } = showWithServer(
    <JudgesPaper eventId={1} eventName="Harbour Show" address="http://server.test" judges={[]} />,
    { "organizer.event": () => anEvent() },
  )
  await act(() => expect.poll(() => queryClient.isFetching()).toBe(0))
  expect(container.innerHTML).toBe("")
})
