import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { refusalOf } from "../error-text.ts"
import { leaveSessions, sendChange, sendWaitingLogout, startWaitingLogout } from "./waiting-logout.ts"

const KEY = "rosette.waiting-logout"
const told = () => new Response(JSON.stringify({ result: { data: { ended: ["judge"] } } }))

/** What happens to the next requests; the last one is for all that follow. */
let network: (() => Promise<Response>)[]
let sent: unknown[]
let items: Map<string, string>

const up = async () => told()
const down = async (): Promise<Response> => {
  throw new TypeError("Failed to fetch")
}

beforeEach(() => {
  network = [up]
  sent = []
  items = new Map()
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }))
  vi.stubGlobal("fetch", (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)])
    return (network.length > 1 ? network.shift() : network[0])?.()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const logoutOf = (...roles: string[]) => ["/trpc/session.logout", { roles }]

describe("a logout", () => {
  it("is sent at once if the server can be reached, and only once", async () => {
    expect(await leaveSessions(["judge"])).toBe(true)
    expect(items.has(KEY)).toBe(false)
    await sendWaitingLogout()
    expect(sent).toEqual([logoutOf("judge")])
  })

  it("waits without a connection, holds back every other call, and is sent before the first of them", async () => {
    network = [down]
    expect(await leaveSessions(["judge"])).toBe(false)
    await expect(sendWaitingLogout()).rejects.toThrow("could not be told")
    expect(items.has(KEY)).toBe(true)
    network = [up]
    await sendWaitingLogout()
    expect(items.has(KEY)).toBe(false)
  })

  it("is sent automatically at the next start, and when the device is online again", async () => {
    network = [down, down, up]
    void leaveSessions(["judge"])
    startWaitingLogout()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    window.dispatchEvent(new Event("online"))
    await vi.waitFor(() => expect(items.has(KEY)).toBe(false))
    expect(sent).toHaveLength(3)
  })

  it.each([
    ["a captive portal's page", () => new Response("<html>Sign in to this network</html>")],
    ["a failing server", () => new Response(JSON.stringify({ error: { message: "No." } }), { status: 503 })],
  ])("stays waiting after the answer of %s, and the call that it held back counts as not sent", async (_, answer) => {
    network = [async () => answer()]
    void leaveSessions(["judge"])
    const held = await sendWaitingLogout().catch((error: unknown) => error)
    expect(refusalOf(held, true).code).toBe("UNREACHABLE")
    expect(items.has(KEY)).toBe(true)
  })

  it("of another role, added while one is being sent, is sent as well", async () => {
    let answer = (_: Response): void => undefined
    network = [() => new Promise((resolve) => (answer = resolve)), up]
    void leaveSessions(["judge"])
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    items.set(KEY, JSON.stringify(["judge", "organizer"]))
    answer(told())
    await vi.waitFor(() => expect(items.get(KEY)).toBe(JSON.stringify(["organizer"])))
    await sendWaitingLogout()
    expect(sent).toEqual([logoutOf("judge"), logoutOf("organizer")])
  })
})

describe("a change that is being sent when somebody logs out", () => {
  it("is answered before the logout is sent, and later changes wait for the logout", async () => {
    vi.useFakeTimers()
    // After this time a logout that waits for nothing is sent.
    const someTime = () => vi.advanceTimersByTimeAsync(1_000)
    void leaveSessions(["organizer"])
    await someTime()
    expect(sent.splice(0)).toEqual([logoutOf("organizer")])

    const answer = Promise.withResolvers<string>()
    const save = sendChange(() => answer.promise)
    const left = leaveSessions(["judge"])
    const later = sendChange(async () => void sent.push("a later change"))
    await someTime()
    expect(sent).toEqual([])
    answer.resolve("saved")
    expect(await save).toBe("saved")
    expect(await left).toBe(true)
    await later
    expect(sent).toEqual([logoutOf("judge"), "a later change"])
  })

  it("delays the logout also if it fails", async () => {
    const answer = Promise.withResolvers<never>()
    const save = sendChange(() => answer.promise)
    const left = leaveSessions(["judge"])
    answer.reject(new TypeError("Failed to fetch"))
    await expect(save).rejects.toThrow("Failed to fetch")
    expect(await left).toBe(true)
  })

  it("delays the logout by at most three seconds", async () => {
    vi.useFakeTimers()
    void sendChange(() => new Promise(() => undefined))
    const left = leaveSessions(["judge"])
    await vi.advanceTimersByTimeAsync(2_900)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(await left).toBe(true)
  })
})

it("sends nothing if no logout waits", async () => {
  await sendWaitingLogout()
  expect(sent).toEqual([])
})
