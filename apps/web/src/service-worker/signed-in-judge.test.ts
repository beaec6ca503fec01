import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { leaveSessions } from "../lib/worker/waiting-logout.ts"
import { fateOf, signedInJudge } from "./signed-in-judge.ts"

/** Who is signed in, as the server answers it, and what it was asked. */
let judgeId: number | null
let isOnline: boolean
let asked: string[]

const answer = (data: unknown) => Response.json({ result: { data } })

beforeEach(() => {
  judgeId = 7
  isOnline = true
  asked = []
  vi.stubGlobal("fetch", async (url: string) => {
    if (!isOnline) throw new TypeError("Failed to fetch")
    asked.push(url)
    if (url === "/trpc/session.logout") judgeId = null
    return answer(
      url === "/trpc/session.logout" ? { ended: ["judge"] } : { judge: judgeId && { judge: { id: judgeId } } },
    )
  })
  const files = new Map<string, Map<string, Response>>()
  const opened = (name: string) => files.get(name) ?? files.set(name, new Map()).get(name)
  vi.stubGlobal("caches", {
    open: async (name: string) => ({ put: async (key: string, file: Response) => void opened(name)?.set(key, file) }),
    match: async (key: string, { cacheName }: { cacheName: string }) => opened(cacheName)?.get(key)?.clone(),
    delete: async (name: string) => files.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A page, which is closed before the device is online again. */
async function exitOffline() {
  const items = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }))
  isOnline = false
  expect(await leaveSessions(["judge"])).toBe(false)
  vi.stubGlobal("window", undefined)
}

it("who is signed in is asked of the server", async () => {
  expect(await signedInJudge()).toBe(7)
  expect(asked).toEqual(["/trpc/session.current"])
})

it("a judge who has left without a network is signed out before anything is sent, once", async () => {
  await exitOffline()
  await expect(signedInJudge()).rejects.toThrow("could not be told")
  isOnline = true
  expect(await signedInJudge()).toBeNull()
  expect(await signedInJudge()).toBeNull()
  expect(asked).toEqual(["/trpc/session.logout", "/trpc/session.current", "/trpc/session.current"])
})

it("what a captive portal answers is nobody's session", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ welcome: true }))
  await expect(signedInJudge()).rejects.toThrow("did not say who is signed in")
})

it.each([
  ["their own session", 7, false, 7, "sendNow"],
  ["the session of another judge", 7, false, 8, "waitForSignIn"],
  ["no session", 7, false, null, "waitForSignIn"],
  ["a page that sends", 7, true, 7, "sentByPage"],
])("sheets of a judge and %s", (_, owner, isSentByPage, signedIn, fate) => {
  expect(fateOf({ judgeId: owner }, isSentByPage, signedIn)).toBe(fate)
})
