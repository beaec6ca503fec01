import { anEvent } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { organizerData } from "../../lib/storage.ts"
import { DashboardOverScreen } from "./dashboard-over-screen.tsx"

const OTHER = anEvent({ id: 2, name: "Winter Fair" })

function open() {
  organizerData.write({ event: anEvent({ id: 1, name: "Harbour Show" }) })
  const onGoOn = vi.fn()
  const over = { why: "elsewhere", event: OTHER } as const
  const shown = show(<DashboardOverScreen over={over} eventName="Harbour Show" isMasterAdmin={false} onGoOn={onGoOn} />)
  screen.getByText("This browser is signed in to “Winter Fair” now")
  return { ...shown, onGoOn }
}

it("a tab whose browser was signed in to another event goes on with that one", async () => {
  const { user, onGoOn } = open()
  await user.click(screen.getByRole("button", { name: "Go on with that event" }))
  expect(onGoOn).toHaveBeenCalledExactlyOnceWith(OTHER)
})

it("such a tab leads to the sign-in to its own event", async () => {
  const { user } = open()
  await user.click(screen.getByRole("button", { name: "Sign in to this event again" }))
  expect([window.location.pathname, organizerData.read()]).toEqual(["/organizer-login", null])
})
