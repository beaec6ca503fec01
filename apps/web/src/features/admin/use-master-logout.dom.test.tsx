import { MASTER_ADMIN } from "@rosette/contract/roles"
import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { currentNotices } from "../../lib/feedback.ts"
import { masterAdminData, organizerData, organizerSession } from "../../lib/storage.ts"
import { useMasterLogout } from "./use-master-logout.ts"

const EVENT = { id: 4, name: "Harbour Show" } as never

function Logout() {
  const logout = useMasterLogout()
  return (
    <button type="button" onClick={logout}>
      Logout
    </button>
  )
}

const sent = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal("fetch", sent)
  window.history.replaceState(null, "", "/master-admin")
  masterAdminData.write({ sessionId: "m", events: [EVENT] })
  organizerSession.write("o")
  organizerData.write({ event: EVENT })
  return () => {
    sent.mockReset()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
  }
})

/** The roles of each logout that was sent. */
const rolesSent = () => sent.mock.calls.map(([, options]) => JSON.parse(String(options?.body)).roles)
const logOut = async () => {
  const { user } = showWithServer(<Logout />, {})
  await user.click(screen.getByRole("button", { name: "Logout" }))
  expect([masterAdminData.read(), window.location.pathname]).toEqual([null, "/master-admin-login"])
}

it("without a connection the list of events is removed, and the logout waits", async () => {
  sent.mockRejectedValue(new TypeError("Failed to fetch"))
  await logOut()
  await expect.poll(() => currentNotices().map(({ title }) => title)).toEqual(["Logged out here"])
  expect(localStorage.getItem("rosette.waiting-logout")).toBe('["masterAdmin"]')
  expect(organizerData.read()).not.toBeNull()
})

it("also ends the session of the event that the master admin manages", async () => {
  sent.mockImplementation(async () => Response.json({ result: { data: { ended: [] } } }))
  organizerData.write({ event: EVENT, organizerId: MASTER_ADMIN.id })
  await logOut()
  expect([organizerData.read(), organizerSession.read()]).toEqual([null, null])
  await expect.poll(rolesSent).toEqual([["masterAdmin", "organizer"]])
  await expect.poll(() => localStorage.getItem("rosette.waiting-logout")).toBeNull()
  expect(currentNotices()).toEqual([])
})
