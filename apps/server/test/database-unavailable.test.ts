import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { type Browser, startTestApp, type TestApp } from "./app.ts"
import { DATABASES } from "./databases.ts"
import { holdLock } from "./foreign-lock.ts"
import { openShow, type Show } from "./scenes/show.ts"
import { everythingIn } from "./snapshot.ts"

const [sqlite] = DATABASES

const UNAVAILABLE = { status: 503, body: { code: "UNAVAILABLE", error: expect.stringContaining("Nothing was saved") } }

const TICK_MS = 10
const HURRIED_MS = 200

/** Twenty times as fast until the test ends: a write waits for the lock for 5 s by the clock (`store.test.ts` measures it). */
function hurryClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] })
  const hurry = setInterval(() => vi.setSystemTime(Date.now() + HURRIED_MS), TICK_MS)
  onTestFinished(() => {
    clearInterval(hurry)
    vi.useRealTimers()
  })
}

describe("while the database is unavailable, writes are refused with a retry time, and nothing is lost", () => {
  let app: TestApp
  let show: Show
  let file: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    if (!sqlite) throw new Error("SQLite is one of the databases.")
    const database = await sqlite.create()
    drop = database.drop
    file = database.url.slice("file:".length)
    app = await startTestApp(database.url)
    show = await openShow(app)
  })
  afterAll(async () => {
    await app.close()
    await drop()
  })

  const addEntry = (organizer: Browser, votingId: string) =>
    organizer.rest("POST", `/events/${show.eventId}/entries`, {
      entryName: `Car ${votingId}`,
      ownerParticipant: "Olive",
      votingId,
      description: "x".repeat(2_000),
    })

  it("another program holds its lock: 503 with Retry-After on both APIs, reads work, and writes work again afterwards", {
    timeout: 40_000,
  }, async () => {
    const lock = await holdLock(file)
    const before = await everythingIn(app.services.db)
    hurryClock()
    const [rest, rpc] = await Promise.all([
      addEntry(show.organizer, "locked"),
      app.app.inject({
        method: "POST",
        url: "/trpc/organizer.createEvent",
        payload: {
          name: "Late",
          organizerName: "Olive",
          organizerPassword: "open-the-hood",
          criteria: [{ name: "A", description: "B", maxPoints: 5 }],
        },
      }),
    ])
    expect(rest).toMatchObject(UNAVAILABLE)
    expect(rest.headers["retry-after"]).toMatch(/^\d+$/)
    expect(rpc.statusCode).toBe(503)
    expect(rpc.headers["retry-after"]).toMatch(/^\d+$/)
    expect(rpc.json()).toMatchObject({ error: { data: { code: "UNAVAILABLE", httpStatus: 503, retryAfter: 5 } } })
    expect((await show.organizer.rest("GET", `/events/${show.eventId}/entries`)).status).toBe(200)
    expect((await app.app.inject("/readyz")).statusCode).toBe(200)
    await lock.release()
    expect(await everythingIn(app.services.db)).toEqual(before)
    expect((await addEntry(show.organizer, "after the lock")).status).toBe(201)
  })

  it("the disk is full: 503 with Retry-After, reads work, and writes work again once there is space", async () => {
    const { db } = app.services
    const [size] = await db.read.all<{ page_count: number }>("PRAGMA page_count")
    const allowPages = (pages: number) => db.write((sql) => sql.all(`PRAGMA max_page_count = ${pages}`))
    await allowPages((size?.page_count ?? 0) + 4)
    let answer = await addEntry(show.organizer, "full 0")
    for (let n = 1; answer.status === 201 && n < 100; n++) answer = await addEntry(show.organizer, `full ${n}`)
    expect(answer).toMatchObject(UNAVAILABLE)
    expect(answer.headers["retry-after"]).toMatch(/^\d+$/)
    const before = await everythingIn(db)
    expect(await addEntry(show.organizer, "no room")).toMatchObject(UNAVAILABLE)
    expect(await everythingIn(db)).toEqual(before)
    expect((await show.organizer.rest("GET", `/events/${show.eventId}/entries`)).status).toBe(200)
    await allowPages(1_000_000)
    expect((await addEntry(show.organizer, "no room")).status).toBe(201)
  })
})
