import { screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { beforeEach, expect, it, type MockInstance, vi } from "vitest"
import { type Answers, showWithServer } from "../../../test/calls.tsx"
import { judgeData, judgeSession, masterAdminData, organizerData, organizerSession } from "../../lib/storage.ts"
import type { Outputs } from "../../lib/trpc.ts"
import { aWorkspace } from "../../offline/workspace/stored-fixtures.ts"
import { workspaceStore } from "../../offline/workspace/workspace-store.ts"
import { JudgeSignedIn } from "./judge/judge-signed-in.tsx"
import MasterAdminLoginScreen from "./master-admin-login-screen.tsx"
import OrganizerLoginScreen from "./organizer-login-screen.tsx"

type Sessions = Outputs["session"]["current"]

const { judge, event } = aWorkspace().workspace
const EVENT = { ...event, resultsState: "open" as const, passcode: "HARBOUR", allowNameSignIn: true, devicesVersion: 0 }
const NOBODY: Sessions = {
  judge: null,
  judgeEnded: null,
  organizer: null,
  masterAdmin: null,
  publicUrl: null,
  lanAddresses: [],
  canCreateEvents: true,
  deletesEvents: true,
}
let clearWorkspace: MockInstance<typeof workspaceStore.clear>

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ result: { data: { ended: [] } } }))
  judgeSession.write("j")
  judgeData.write({ judge, event })
  organizerSession.write("o")
  organizerData.write({ event: EVENT })
  masterAdminData.write({ sessionId: "m", events: [EVENT] })
  clearWorkspace = vi.spyOn(workspaceStore, "clear")
  return () => {
    clearWorkspace.mockRestore()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
  }
})

const stored = () => ({
  judge: judgeSession.read() !== null || judgeData.read() !== null,
  organizer: organizerSession.read() !== null || organizerData.read() !== null,
  masterAdmin: masterAdminData.read() !== null,
})

async function logOut(element: ReactNode, sessions: Partial<Sessions>, answers: Answers = {}) {
  const { user } = showWithServer(element, { "session.current": () => ({ ...NOBODY, ...sessions }), ...answers })
  await user.click(await screen.findByRole("button", { name: "Log out" }))
  expect(screen.queryByText("This browser is still signed in")).toBeNull()
}

it("a judge who logs out at the sign-in leaves no record, and no workspace of theirs", async () => {
  await logOut(<JudgeSignedIn />, { judge: { judge, event, sessionId: "j", devices: 1 } })
  expect(stored()).toEqual({ judge: false, organizer: true, masterAdmin: true })
  await expect.poll(() => clearWorkspace.mock.calls).toEqual([[judge.id]])
})

it("an organizer who logs out at the sign-in leaves no record", async () => {
  await logOut(
    <OrganizerLoginScreen />,
    { organizer: { event: EVENT, sessionId: "o", organizerName: "Olive" } },
    { "organizer.events": () => [], "organizer.demoHint": () => null },
  )
  expect(stored()).toEqual({ judge: true, organizer: false, masterAdmin: true })
  expect(clearWorkspace).not.toHaveBeenCalled()
})

it("a master admin who logs out at the sign-in leaves no list of events", async () => {
  await logOut(<MasterAdminLoginScreen />, { masterAdmin: { sessionId: "m", hasShortPassword: false } })
  expect(stored()).toEqual({ judge: true, organizer: true, masterAdmin: false })
})
