import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { leaveSessions } from "../lib/worker/waiting-logout.ts"
import { fateOf, signedInJudge } from "./signed-in-judge.ts"

/** The server's answer to who is signed in, and the requests that it got. */
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

/** Logs out offline in a page that is closed before the device is online again. */
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

it("asks the server who is signed in", async () => {
  expect(await signedInJudge()).toBe(7)
  expect(asked).toEqual(["/trpc/session.current"])
})

it("sends the logout of a judge who has left offline before anything else, and only once", async () => {
  await exitOffline()
  await expect(signedInJudge()).rejects.toThrow("could not be told")
  isOnline = true
  expect(await signedInJudge()).toBeNull()
  expect(await signedInJudge()).toBeNull()
  expect(asked).toEqual(["/trpc/session.logout", "/trpc/session.current", "/trpc/session.current"])
})

it("rejects the answer of a captive portal", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ welcome: true }))
  await expect(signedInJudge()).rejects.toThrow("did not say who is signed in")
})

it.each([
  ["their own session", 7, false, 7, "sendNow"],
  ["the session of another judge", 7, false, 8, "waitForSignIn"],
  ["no session", 7, false, null, "waitForSignIn"],
  ["a page that sends", 7, true, 7, "sentByPage"],
])("decides what happens to the sheets of a judge with %s", (_, owner, isSentByPage, signedIn, fate) => {
  expect(fateOf({ judgeId: owner }, isSentByPage, signedIn)).toBe(fate)
})
