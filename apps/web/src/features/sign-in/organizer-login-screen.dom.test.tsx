import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { refused, showWithServer } from "../../../test/calls.tsx"
import OrganizerLoginScreen from "./organizer-login-screen.tsx"

const DEMO = { eventId: 4, eventName: "Preview: Classic Show", password: "demo-rosette" }

function screenWith(demo: typeof DEMO | null) {
  const login = vi.fn((_: { eventId: number; password: string }): never => {
    throw refused("WRONG_CREDENTIALS")
  })
  const shown = showWithServer(<OrganizerLoginScreen />, {
    "organizer.events": () => [],
    "organizer.demoHint": () => demo,
    "organizer.login": login,
  })
  return { ...shown, login }
}

it("opens the demo event with one press", async () => {
  const { user, login } = screenWith(DEMO)
  await user.click(await screen.findByRole("button", { name: "Open the Demo" }))
  await waitFor(() => expect(login).toHaveBeenCalledExactlyOnceWith({ eventId: 4, password: "demo-rosette" }))
})

it("offers no demo if there is none", async () => {
  screenWith(null)
  await screen.findByText("There are no events yet. Create the first one below.")
  expect(screen.queryByRole("button", { name: "Open the Demo" })).toBeNull()
})
