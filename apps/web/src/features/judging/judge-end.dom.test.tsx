import { renderHook, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { refused } from "../../../test/calls.tsx"
import { show } from "../../../test/render.tsx"
import { queryClient } from "../../lib/query-client.ts"
import { judgeData, judgeSession } from "../../lib/storage.ts"
import { aWorkspace } from "../../offline/workspace/stored-fixtures.ts"
import type { DeskSession } from "./desk/desk.ts"
import { SessionNotices } from "./desk/desk-notices.tsx"
import { useDeskSession } from "./desk/use-desk-session.ts"

const SAFE = "Your scores are safe on this phone."
const REMOVED = { reason: "removed", eventName: "Harbour Show" } as const
const RENEWED = { reason: "newCode", eventName: "Harbour Show" } as const
const ENDED = { reason: "ended", eventName: "Harbour Show" } as const

const notices = (session: DeskSession) =>
  show(<SessionNotices session={session} judgeName="Gia" isActive place={{ where: "phone", isSafe: true }} />)

describe("a judge whose session the organizer has ended reads how", () => {
  it("removed: asks the organizer, is offered no sign-in, and keeps the scores", () => {
    notices({ state: "ended", end: REMOVED })
    screen.getByText(`You were removed as a judge of Harbour Show. Ask the organizer before you go on. ${SAFE}`)
    expect(screen.queryByRole("link")).toBeNull()
  })

  it.each([
    [RENEWED, "You have a new access code for Harbour Show. Ask the organizer for it, and sign in again."],
    [ENDED, "The organizer has ended your session at Harbour Show. Sign in again to go on."],
  ])("%o: signs in again", (end, text) => {
    notices({ state: "ended", end })
    screen.getByText(`${text} ${SAFE}`)
    screen.getByRole("link", { name: "Sign in to send" })
  })

  it("as long as nobody has said how, both are named", () => {
    notices({ state: "ended", end: null })
    screen.getByText(/you have a new code, or are no longer a judge here/)
  })
})

describe("a refused workspace ends the session of the desk", () => {
  const { judge, event } = aWorkspace().workspace
  beforeEach(() => {
    judgeSession.write("s")
    judgeData.write({ judge, event })
    queryClient.clear()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  const answer = (current: object) =>
    vi.stubGlobal("fetch", async () => Response.json([{ result: { data: { judge: null, ...current } } }]))
  const desk = (error: unknown) => renderHook(() => useDeskSession(judge.id, { saving: null, error })).result

  it("and the server says how the organizer ended it", async () => {
    answer({ judgeEnded: REMOVED })
    const result = desk(refused("SIGN_IN_REQUIRED"))
    await waitFor(() => expect(result.current.session).toEqual({ state: "ended", end: REMOVED }))
  })

  it("also if the first answer is lost", async () => {
    vi.stubGlobal("fetch", async () => {
      answer({ judgeEnded: REMOVED })
      throw new TypeError("Failed to fetch")
    })
    const result = desk(refused("SIGN_IN_REQUIRED"))
    await waitFor(() => expect(result.current.session).toEqual({ state: "ended", end: REMOVED }))
  })

  it("and a server of an earlier version does not", async () => {
    answer({})
    const result = desk(refused("SIGN_IN_REQUIRED"))
    await waitFor(() => expect(queryClient.getQueryData(["session", "judgeEnded", "s"])).toBeNull())
    expect(result.current.session).toEqual({ state: "ended", end: null })
  })

  it("another failure does not, and the server is not asked", () => {
    const result = desk(refused("UNAVAILABLE"))
    expect(result.current.session).toEqual({ state: "open" })
  })
})
