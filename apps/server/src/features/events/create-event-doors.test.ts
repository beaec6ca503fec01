import { LIMITS } from "@rosette/contract/limits"
import { describe, expect, it, onTestFinished } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { payForHashes } from "../../../test/cheap-hashes.ts"
import { onSqliteAlone } from "../../../test/each-database.ts"
import { layDownSheet, openShow } from "../../../test/scenes/show.ts"
import { makeTwoEvents } from "../../../test/scenes/two-events.ts"
import { json } from "../../../test/tables/odd-requests.ts"
import { createStorageGuard } from "../../photos/storage-guard.ts"

const NEW_EVENT = {
  name: "Harbour Show",
  organizerName: "Olive",
  organizerPassword: "open-the-hood",
  criteria: [{ name: "Paint", description: "Depth and finish", maxPoints: 10 }],
}
const { perAddress } = LIMITS.creation
/** How many creations may wait until their password is hashed. */
const CREATIONS_WAITING = 20
const cookieOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join("=")).join("; ")

onSqliteAlone((startApp) => {
  const create = (browser: Browser) => browser.rest("POST", "/events", NEW_EVENT)
  const createBatch = async ({ app }: TestApp, calls: number) => {
    const url = `/trpc/${Array(calls).fill("organizer.createEvent").join(",")}?batch=1`
    const payload = Object.fromEntries(Array.from({ length: calls }, (_, n) => [n, NEW_EVENT]))
    const answer = await app.inject({ method: "POST", url, headers: json, payload })
    const body: { result?: unknown } | { result?: unknown }[] = answer.json()
    return { status: answer.statusCode, created: [body].flat().filter(({ result }) => result).length }
  }

  describe("new events from one address", () => {
    it("are limited to thirty an hour, batched or not; the master administrator may create more", async () => {
      const app = await startApp({ LOGIN_RATE_LIMIT: "1" })
      expect(await createBatch(app, 20)).toEqual({ status: 200, created: 20 })
      expect((await create(app.browser())).status).toBe(201)
      // An invalid body creates no event.
      expect((await app.browser().rest("POST", "/events", { ...NEW_EVENT, name: "" })).status).toBe(400)
      expect(await createBatch(app, 20)).toEqual({ status: 207, created: perAddress - 21 })
      const { status, body, headers } = await create(app.browser())
      expect([status, body]).toEqual([
        429,
        { code: "TOO_MANY_ATTEMPTS", error: expect.stringMatching(/^Too many new contests .+ in 60 minutes\.$/) },
      ])
      expect(Number(headers["retry-after"])).toBeGreaterThan(3_500)
      expect(await createBatch(app, 1)).toEqual({ status: 429, created: 0 })
      expect(await app.services.db.prisma.event.count()).toBe(perAddress)
      const { as } = await makeTwoEvents(app)
      expect((await create(await as("master admin"))).status).toBe(201)
    })
  })

  it("if only the host creates events, others are refused before their body is read", async () => {
    const app = await startApp({ EVENT_CREATION: "master" })
    const { as } = await makeTwoEvents(app)
    for (const browser of [app.browser(), await as("organizer"), await as("judge")]) {
      expect(await create(browser)).toMatchObject({ status: 403, body: { code: "EVENT_CREATION_CLOSED" } })
      const headers = { ...json, cookie: cookieOf(browser) }
      const unread = await app.app.inject({ method: "POST", url: "/api/events", headers, payload: "{" })
      expect(unread.json()).toMatchObject({ code: "EVENT_CREATION_CLOSED" })
      expect(await browser.trpc.session.current.query()).toMatchObject({ canCreateEvents: false })
    }
    const master = await as("master admin")
    expect(await master.trpc.session.current.query()).toMatchObject({ canCreateEvents: true })
    expect((await create(master)).status).toBe(201)
  })

  it("while the disk is nearly full nothing large is accepted, but judges save", async () => {
    const app = await startApp()
    const show = await openShow(app)
    app.services.storage = createStorageGuard(async () => LIMITS.storage.minFreeBytes - 1)
    const { organizer, eventId, entries, criteria, judges } = show
    const csvData = [{ "Entry Name": "A", "Owner/Participant": "B", "Voting ID": "9" }]
    for (const { status, body } of [
      await create(organizer),
      await organizer.rest("POST", `/events/${eventId}/import-csv`, { csvData }),
      await organizer.rest("POST", `/entries/${entries[0]?.id}/upload-image`, {}),
    ])
      expect([status, body]).toEqual([
        503,
        { code: "UNAVAILABLE", error: expect.stringContaining("The disk of this server is nearly full") },
      ])
    const judge = app.browser()
    await judge.trpc.judge.login.mutate({ accessCode: judges[0]?.accessCode ?? "" })
    const scores = criteria.map(({ id }) => ({ criterionId: id, points: 5 }))
    const sheet = { judgeId: judges[0]?.id ?? 0, entryId: entries[0]?.id ?? 0, scores, isSubmitted: true }
    expect(await judge.trpc.judge.saveSheet.mutate(sheet)).toMatchObject({ isSubmitted: true })
    app.services.storage = createStorageGuard(async () => LIMITS.storage.minFreeBytes)
    expect((await organizer.rest("POST", `/events/${eventId}/import-csv`, { csvData })).status).toBe(201)
  })

  it("many new events delay neither people who are signed in nor sign-ins", { timeout: 60_000 }, async ({
    annotate,
  }) => {
    payForHashes()
    const app = await startApp()
    const show = await openShow(app)
    await layDownSheet(
      app.services.db,
      { eventId: show.eventId, judgeId: show.judges[0]?.id ?? 0, entryId: show.entries[0]?.id ?? 0 },
      { criteria: show.criteria, points: [5, 10], isSubmitted: true },
    )
    let isFlooding = true
    let created = 0
    onTestFinished(() => {
      isFlooding = false
    })
    // One is hashed, the others wait, and for one there is no place: the lane of creations is always full.
    const answers = new Set<string>()
    const flood = Array.from({ length: 2 + CREATIONS_WAITING }, async () => {
      while (isFlooding) {
        const { status, headers } = await create(app.browser())
        if (status === 201) created += 1
        answers.add(`${status} ${headers["retry-after"] ?? ""}`)
      }
    })
    const results = () => show.organizer.rest("GET", `/events/${show.eventId}/results`)
    const signIn = () => app.browser().trpc.organizer.login.mutate({ eventId: show.eventId, password: "open-the-hood" })
    await expect.poll(() => created).toBeGreaterThan(0)
    const before = created
    for (let n = 0; n < 100; n++) expect((await results()).status).toBe(200)
    const duringCalls = created - before
    for (let n = 0; n < 5; n++) await signIn()
    const duringSignIns = created - before - duringCalls
    isFlooding = false
    await Promise.all(flood)
    expect([...answers].sort()).toEqual(["201 ", "503 5"])
    await annotate(`${duringCalls} events created during 100 calls, ${duringSignIns} during 5 sign-ins`)
    // In the lane each call would have waited for one event at least, and each sign-in for all that wait there.
    expect(duringCalls).toBeLessThan(100 / 2)
    expect(duringSignIns).toBeLessThan((5 * CREATIONS_WAITING) / 2)
  })
})
