import { act, cleanup, renderHook } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { Router } from "wouter"
import { currentNotices } from "../../../lib/feedback.ts"
import { guardLeaving, leaveThrough } from "../../../lib/leave-guard.ts"
import { queryClient } from "../../../lib/query-client.ts"
import { judgeData, judgeSession } from "../../../lib/storage.ts"
import { sendWaitingLogout } from "../../../lib/worker/waiting-logout.ts"
import { DEMO_WORKSPACE } from "./test-mode.ts"
import { useJudgeLeaving } from "./use-judge-leaving.ts"

const { judge, event } = DEMO_WORKSPACE
const sent = vi.fn<typeof fetch>()
const answered = async () => Response.json({ result: { data: { ended: ["judge"] } } })
const withoutNetwork = async () => {
  throw new TypeError("Failed to fetch")
}

beforeEach(() => {
  vi.stubGlobal("fetch", sent)
  window.history.replaceState(null, "", "/judge")
  judgeSession.write("a session")
  judgeData.write({ judge, event })
})
afterEach(async () => {
  cleanup()
  // Nothing waits for the next test.
  sent.mockImplementation(answered)
  await sendWaitingLogout()
  sent.mockReset()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** As the app does: unsaved work is asked about. */
const Guarded = ({ children }: { children: ReactNode }) => (
  <Router aroundNav={(navigate, to, options) => leaveThrough(() => navigate(to, options))}>{children}</Router>
)

/** Exits from a screen with unsaved work. */
function exit() {
  const asked = vi.fn()
  const open = guardLeaving(asked)
  const { result } = renderHook(() => useJudgeLeaving(judge.id), { wrapper: Guarded })
  act(() => result.current.exit(false))
  open()
  return asked
}

const notices = () => currentNotices().map(({ title, message }) => `${title}: ${message}`)

it("leaves at once without a network, asks nothing more, and says that the server does not know yet", async () => {
  sent.mockImplementation(withoutNetwork)
  const asked = exit()
  expect(window.location.pathname).toBe("/")
  expect(asked).not.toHaveBeenCalled()
  expect([judgeSession.read(), judgeData.read()]).toEqual([null, null])
  await expect.poll(notices).toEqual(["Logged out here only: Keep this page open until you are online."])

  sent.mockReset()
  sent.mockImplementation(answered)
  await sendWaitingLogout()
  expect(sent.mock.calls.map(([url]) => url)).toEqual(["/trpc/session.logout"])
})

it("leaves at once while the connection hangs", () => {
  sent.mockImplementation(() => new Promise(() => undefined))
  exit()
  expect(window.location.pathname).toBe("/")
})

it("says nothing of the server that has been told", async () => {
  sent.mockImplementation(answered)
  exit()
  await expect.poll(() => localStorage.getItem("rosette.waiting-logout")).toBeNull()
  await new Promise((resolve) => setTimeout(resolve))
  expect(notices()).toEqual([])
})

it("keeps what was read until the screen is gone, and a refusal after Exit does not open the sign-in", () => {
  sent.mockImplementation(answered)
  queryClient.setQueryData(["judge", "workspace", judge.id], DEMO_WORKSPACE)
  const isRead = () => queryClient.getQueryData(["judge", "workspace", judge.id]) !== undefined
  const { result, unmount } = renderHook(() => useJudgeLeaving(judge.id), { wrapper: Guarded })
  act(() => result.current.exit(true))
  act(() => result.current.signInAgain())
  expect([window.location.pathname, isRead()]).toEqual(["/", true])
  unmount()
  expect(isRead()).toBe(false)
})
