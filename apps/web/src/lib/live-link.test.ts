import type { AppRouter } from "@rosette/server/router"
import { createTRPCClient } from "@trpc/client"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { liveLink } from "./live-link.ts"

/** A browser's event source; the test plays the server. */
class Source extends EventTarget {
  static opened: Source[] = []
  readonly url: string
  isClosed = false

  constructor(url: string) {
    super()
    this.url = url
    Source.opened.push(this)
  }

  close(): void {
    this.isClosed = true
  }

  tell(event: string, data: unknown = "", lastEventId = ""): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId }))
  }
}

const CONNECTED = { reconnectAfterInactivityMs: 55_000 }
const news = (changeVersion: number) => ({ eventId: 7, changeVersion, resultsVersion: 1, presenceVersion: 0 })
const refusal = (code: string) => ({ message: "No.", code: -32_000, data: { code, httpStatus: 400 } })

beforeEach(() => {
  Source.opened = []
  vi.useFakeTimers()
  vi.stubGlobal("EventSource", Source)
  vi.stubGlobal("window", new EventTarget())
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The tab comes to the front, or goes behind another one. */
function turn(visibilityState: "visible" | "hidden") {
  Object.assign(document, { visibilityState })
  document.dispatchEvent(new Event("visibilitychange"))
}

function subscribe() {
  const words: string[] = []
  const client = createTRPCClient<AppRouter>({ links: [liveLink("/trpc")] })
  const { unsubscribe } = client.organizer.live.subscribe(
    { eventId: 7 },
    {
      onData: ({ data }) => words.push(`version ${data.changeVersion}`),
      onConnectionStateChange: ({ state }) => words.push(state),
      onError: ({ data }) => words.push(`refused: ${data?.code}`),
    },
  )
  return { words, unsubscribe }
}

const latest = (): Source => {
  const source = Source.opened.at(-1)
  if (!source) throw new Error("Nothing was opened.")
  return source
}
const inputOf = ({ url }: Source) => JSON.parse(new URL(url, "http://shows.test").searchParams.get("input") ?? "{}")

it("subscribes to the procedure with its input, and passes on the events", () => {
  const { words, unsubscribe } = subscribe()
  expect(latest().url).toMatch(/^\/trpc\/organizer\.live\?input=/)
  expect(inputOf(latest())).toEqual({ eventId: 7 })
  latest().tell("connected", CONNECTED)
  latest().tell("message", news(3), "7-3")
  unsubscribe()
  expect(words).toEqual(["connecting", "pending", "version 3"])
  expect(latest().isClosed).toBe(true)
})

describe("connects again after the last event", () => {
  const breaks: [what: string, breakIt: () => void][] = [
    ["when the connection breaks", () => latest().tell("error")],
    ["when the server is unavailable", () => latest().tell("serialized-error", refusal("UNAVAILABLE"))],
    ["when the server is silent for too long", () => vi.advanceTimersByTime(CONNECTED.reconnectAfterInactivityMs)],
    ["when the device is online again", () => window.dispatchEvent(new Event("online"))],
  ]
  it.each(breaks)("%s", (_what, breakIt) => {
    const { words, unsubscribe } = subscribe()
    const first = latest()
    first.tell("connected", CONNECTED)
    first.tell("message", news(3), "7-3")
    breakIt()
    vi.advanceTimersByTime(1_000)
    expect(first.isClosed).toBe(true)
    expect(Source.opened).toHaveLength(2)
    expect(inputOf(latest())).toEqual({ eventId: 7, lastEventId: "7-3" })
    latest().tell("connected", CONNECTED)
    expect(words.at(-1)).toBe("pending")
    unsubscribe()
  })
})

it("stays connected while the tab is in front, whatever the browser tells of it", () => {
  const { unsubscribe } = subscribe()
  latest().tell("connected", CONNECTED)
  turn("visible")
  expect([Source.opened.length, latest().isClosed]).toEqual([1, false])
  unsubscribe()
})

it("waits longer after each failure, and starts again from the shortest pause after a connection", () => {
  const { unsubscribe } = subscribe()
  const pauses: number[] = []
  for (let n = 0; n < 8; n++) {
    const before = Date.now()
    const opened = Source.opened.length
    latest().tell("error")
    while (Source.opened.length === opened) vi.advanceTimersByTime(10)
    pauses.push(Date.now() - before)
  }
  expect(pauses[0]).toBeLessThanOrEqual(510)
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(5_000)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10_010)
  latest().tell("connected", CONNECTED)
  latest().tell("error")
  vi.advanceTimersByTime(510)
  expect(Source.opened).toHaveLength(10)
  unsubscribe()
})

it("a ping keeps a connection without events open", () => {
  const { unsubscribe } = subscribe()
  latest().tell("connected", CONNECTED)
  for (let n = 0; n < 5; n++) {
    vi.advanceTimersByTime(25_000)
    latest().tell("ping")
  }
  expect(Source.opened).toHaveLength(1)
  unsubscribe()
})

it("ends with the refusal if the server gives a reason", () => {
  const { words } = subscribe()
  latest().tell("connected", CONNECTED)
  latest().tell("serialized-error", refusal("SIGN_IN_REQUIRED"))
  latest().tell("error")
  vi.advanceTimersByTime(60_000)
  expect(words).toEqual(["connecting", "pending", "refused: SIGN_IN_REQUIRED"])
  expect(Source.opened).toHaveLength(1)
})

describe("a tab behind others", () => {
  it("holds no connection, and in front again it asks at once for what it has missed", () => {
    const { words, unsubscribe } = subscribe()
    const first = latest()
    first.tell("connected", CONNECTED)
    first.tell("message", news(3), "7-3")
    turn("hidden")
    window.dispatchEvent(new Event("online"))
    vi.advanceTimersByTime(600_000)
    expect([first.isClosed, Source.opened.length]).toEqual([true, 1])
    turn("visible")
    expect(Source.opened).toHaveLength(2)
    expect(inputOf(latest())).toEqual({ eventId: 7, lastEventId: "7-3" })
    latest().tell("connected", CONNECTED)
    latest().tell("message", news(4), "7-4")
    expect(words).toEqual(["connecting", "pending", "version 3", "pending", "version 4"])
    unsubscribe()
  })

  it("in front again says that it is not connected once this takes long", () => {
    const { words, unsubscribe } = subscribe()
    latest().tell("connected", CONNECTED)
    turn("hidden")
    turn("visible")
    vi.advanceTimersByTime(2_900)
    expect(words).toEqual(["connecting", "pending"])
    vi.advanceTimersByTime(200)
    expect(words).toEqual(["connecting", "pending", "connecting"])
    unsubscribe()
  })

  it("that was opened there connects when it comes to the front, and not after it was closed", () => {
    turn("hidden")
    const { unsubscribe } = subscribe()
    expect(Source.opened).toHaveLength(0)
    turn("visible")
    expect(Source.opened).toHaveLength(1)
    unsubscribe()
    turn("hidden")
    turn("visible")
    expect(Source.opened).toHaveLength(1)
  })

  it("does not try to connect again after a lost connection", () => {
    const { unsubscribe } = subscribe()
    latest().tell("error")
    turn("hidden")
    vi.advanceTimersByTime(60_000)
    expect(Source.opened).toHaveLength(1)
    unsubscribe()
  })
})
