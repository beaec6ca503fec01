import { connect } from "node:net"
import { Readable } from "node:stream"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { LIMITS } from "@rosette/contract/limits"
import type { InjectOptions } from "fastify"
import { beforeAll, describe, expect, it } from "vitest"
import { createStorageGuard } from "../src/photos/storage-guard.ts"
import type { Browser, TestApp } from "./app.ts"
import { onSqliteAlone } from "./each-database.ts"
import { longestTurn } from "./longest-turn.ts"
import { listenLocally, sendRaw } from "./raw-http.ts"
import { openShow, type Show } from "./scenes/show.ts"
import { makeTwoEvents, type Person, type TwoEvents } from "./scenes/two-events.ts"
import { json } from "./tables/odd-requests.ts"

const { smallBytes, newEventBytes, restBytes, trpcBytes, importBytes } = LIMITS.body

/** JSON of exactly this many bytes, in a field unknown to all calls. */
const filled = (bytes: number) => JSON.stringify({ filler: "x".repeat(bytes - '{"filler":""}'.length) })

const rawPost = (path: string, cookie: string, body: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
    ),
    body,
  ])
const BROKEN = "{"
const TOO_LONG = filled(importBytes + 1)
const MEGABYTE = " ".repeat(1_048_576)
/** Ten megabytes of the smallest possible rows. */
const EMPTY_ROWS = Buffer.from(`{"csvData":[{}${",{}".repeat((importBytes - 16) / 3)}]}`)

onSqliteAlone((startApp) => {
  let app: TestApp
  let scene: TwoEvents
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    scene = await makeTwoEvents(app)
    show = await openShow(app)
  })

  const cookieOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join("=")).join("; ")
  const codeIn = (body: { code?: string; error?: { data?: { code: string } } }) =>
    body.code ?? body.error?.data?.code ?? null

  async function post(browser: Browser, url: string, payload: InjectOptions["payload"], method = "POST" as const) {
    const headers = { ...json, cookie: cookieOf(browser) }
    const answer = await app.app.inject({ method, url, headers, payload })
    return { status: answer.statusCode, code: answer.statusCode < 400 ? null : codeIn(answer.json()) }
  }

  describe("a caller without access is refused, whatever the body is", () => {
    const CALLS: [url: string, who: Person, status: number][] = [
      ["/api/events/1/entries", "nobody", 401],
      ["/api/events/1/entries", "judge", 403],
      ["/api/judges/1/scores", "nobody", 401],
      ["/api/judges/1/scores", "organizer", 403],
      ["/api/events/1/import-csv", "nobody", 401],
      ["/api/events/1/import-csv", "judge", 403],
      ["/api/entries/1/upload-image", "nobody", 401],
      ["/api/entries/1/upload-image", "judge", 403],
      ["/api/master-admin/events/1/enter", "organizer", 403],
      ["/trpc/organizer.createEntry", "nobody", 401],
      ["/trpc/organizer.createEntry", "judge", 403],
      ["/trpc/judge.saveSheet", "master admin", 403],
      ["/trpc/csv.import", "nobody", 401],
      ["/trpc/csv.import?batch=1", "judge", 403],
      ["/trpc/organizer.createEntry,judge.saveSheet?batch=1", "nobody", 401],
    ]
    it.each(CALLS)("%s as %s: %i", async (url, who, status) => {
      const browser = await scene.as(who)
      const code = status === 401 ? "SIGN_IN_REQUIRED" : "FORBIDDEN"
      for (const body of [BROKEN, TOO_LONG, Buffer.from([0xff]), ""])
        expect(await post(browser, url, body)).toEqual({ status, code })
      const endless = Readable.from(Array.from({ length: 12 }, () => MEGABYTE))
      expect(await post(browser, url, endless)).toEqual({ status, code })
    })

    it("in a batch, the calls open to the caller are answered, each on its own", async () => {
      const url = "/trpc/session.logout,organizer.createEntry?batch=1"
      const answer = await app.app.inject({ method: "POST", url, headers: json, payload: "{}" })
      expect(answer.statusCode).toBe(207)
      expect(answer.json()).toMatchObject([{ result: {} }, { error: { data: { code: "SIGN_IN_REQUIRED" } } }])
    })
  })

  describe("a gate holds in a batch, whatever else the batch names", () => {
    const batch = (names: string, payload: unknown) =>
      app.app.inject({
        method: "POST",
        url: `/trpc/${names}?batch=1`,
        headers: { ...json, cookie: cookieOf(show.organizer) },
        payload: JSON.stringify(payload),
      })

    it("of several imports the first is run", async () => {
      const file = (votingId: string) => ({
        eventId: show.eventId,
        csvData: [{ "Entry Name": "Batched", "Owner/Participant": "Olive", "Voting ID": votingId }],
      })
      const roles = { roles: ["judge"] }
      const inputs = { 0: roles, 1: file("B1"), 2: file("B2"), 3: file("B3") }
      const answer = await batch("session.logout,csv.import,csv.import,csv.import", inputs)
      const refused = { error: { data: { code: "TOO_MANY_ATTEMPTS" } } }
      expect(answer.json()).toMatchObject([{ result: {} }, { result: { data: { count: 1 } } }, refused, refused])
    })

    it("nothing is added to a full disk", async () => {
      const own = await startApp()
      own.services.storage = createStorageGuard(async () => 0)
      const answer = await own.app.inject({
        method: "POST",
        url: "/trpc/session.logout,organizer.createEvent?batch=1",
        headers: json,
        payload: "{}",
      })
      expect(answer.json()).toMatchObject([{ result: {} }, { error: { data: { code: "UNAVAILABLE" } } }])
    })
  })

  describe("each call has a maximum body, exact to the byte", () => {
    const BOUNDS: [url: string, who: Person, bytes: number][] = [
      ["/api/logout", "nobody", smallBytes],
      ["/api/judges/login", "nobody", smallBytes],
      ["/api/organizer/login", "nobody", smallBytes],
      ["/api/master-admin/login", "nobody", smallBytes],
      ["/api/judge/next", "judge", smallBytes],
      ["/api/events", "nobody", newEventBytes],
      ["/api/events/1/entries", "organizer", restBytes],
      ["/trpc/session.logout", "nobody", smallBytes],
      ["/trpc/judge.login", "nobody", smallBytes],
      ["/trpc/session.logout,judge.login?batch=1", "nobody", smallBytes],
      // Naming a call that the caller may not make does not raise the limit.
      ["/trpc/session.logout,judge.saveSheet?batch=1", "nobody", smallBytes],
      ["/trpc/session.logout,judge.saveSheet?batch=1", "judge", trpcBytes],
      ["/trpc/organizer.createEvent", "nobody", trpcBytes],
    ]
    it.each(BOUNDS)("%s as %s: %i", async (url, who, bytes) => {
      const tooLarge = { status: 413, code: "TOO_LARGE" }
      for (const [length, isTooLong] of [
        [bytes, false],
        [bytes + 1, true],
      ] as const)
        for (const body of [filled(length), Readable.from([filled(length)])]) {
          const told = await post(await scene.as(who), url, body)
          if (isTooLong) expect(told).toEqual(tooLarge)
          else expect(told).not.toEqual(tooLarge)
        }
    })
  })

  describe("an import", () => {
    const rows = (count: number, more: Record<string, unknown> = {}) =>
      Array.from({ length: count }, (_, index) => ({
        "Entry Name": `Import ${index}`,
        "Owner/Participant": "Olive",
        "Voting ID": `I${index}`,
        ...more,
      }))
    const importUrl = () => `/api/events/${show.eventId}/import-csv`
    const send = (body: unknown, browser = show.organizer) =>
      post(browser, importUrl(), typeof body === "string" ? body : JSON.stringify(body))

    it.each([
      ["no rows", { csvData: [] }, 400, "INVALID_INPUT"],
      ["no object", [], 400, "INVALID_INPUT"],
      ["broken JSON", '{"csvData":[{]}', 400, "MALFORMED_JSON"],
      ["no body", "", 400, "INVALID_INPUT"],
      ["a row that is a list", { csvData: [[]] }, 400, "INVALID_INPUT"],
      ["a cell that is a list", { csvData: rows(1, { Description: [["deep"]] }) }, 400, "CSV_ROWS_INVALID"],
      ["a flag that is an object", { csvData: rows(1, { "Show Entry Name": {} }) }, 400, "CSV_ROWS_INVALID"],
      ["one row too many", { csvData: Array(LIMITS.csv.maxRows + 1).fill({}) }, 400, "INVALID_INPUT"],
      [
        "too many columns",
        { csvData: [Object.fromEntries(Array.from({ length: LIMITS.csv.maxColumns + 1 }, (_, n) => [n, ""]))] },
        400,
        "CSV_ROWS_INVALID",
      ],
      ["an endless row", { csvData: rows(1, { Note: "x".repeat(LIMITS.csv.maxRowBytes) }) }, 400, "CSV_ROWS_INVALID"],
      ["much besides the rows", { csvData: rows(1), note: "x".repeat(smallBytes) }, 413, "TOO_LARGE"],
    ])("of %s is refused", async (_what, body, status, code) => {
      expect(await send(body)).toEqual({ status, code })
    })

    it("may have ten megabytes, and not a byte more", async () => {
      const notes = Array.from({ length: 40 }, () => ({ Note: "x".repeat(250_000) }))
      const text = JSON.stringify({ csvData: [...rows(3), ...notes] })
      const spaces = " ".repeat(importBytes - text.length)
      expect((await send(text + spaces)).status).toBe(400)
      expect(await send(`${text + spaces} `)).toEqual({ status: 413, code: "TOO_LARGE" })
    })

    it("is limited to one per session, and does not block others", async () => {
      const other = await openShow(app)
      const body = new Readable({ read() {} })
      const first = post(show.organizer, importUrl(), body)
      body.push('{"csvData":[')
      await yieldToEventLoop()
      const again = await app.app.inject({
        method: "POST",
        url: importUrl(),
        headers: { ...json, cookie: cookieOf(show.organizer) },
        payload: "{}",
      })
      expect([again.statusCode, again.json().code, again.headers["retry-after"]]).toEqual([
        429,
        "TOO_MANY_ATTEMPTS",
        "5",
      ])
      const elsewhere = `/api/events/${other.eventId}/import-csv`
      expect((await post(other.organizer, elsewhere, JSON.stringify({ csvData: rows(2) }))).status).toBe(201)
      body.push(`${JSON.stringify(rows(1)).slice(1)}}`)
      body.push(null)
      expect((await first).status).toBe(201)
      expect((await send({ csvData: rows(1) })).code).toBe("CSV_ROWS_INVALID")
    })

    it.each(["REST", "tRPC"])("by %s it counts until it is done, also when its client has left", async (door) => {
      const own = await startApp()
      const { eventId, organizer } = await openShow(own)
      const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      own.services.photos.copy = async () => {
        begun.resolve()
        await goOn.promise
        return null
      }
      const path = `/events/${eventId}/import-csv`
      const csvData = rows(1, { "Image URL": `/photos/${"a".repeat(32)}.webp` })
      const body = Buffer.from(JSON.stringify({ eventId, csvData }))
      const client = connect(await listenLocally(own.app), "127.0.0.1")
      client.write(rawPost(door === "REST" ? `/api${path}` : "/trpc/csv.import", cookieOf(organizer), body))
      await begun.promise
      client.destroy()
      const connections = () => new Promise((resolve) => own.app.server.getConnections((_, count) => resolve(count)))
      await expect.poll(connections).toBe(0)
      const again = async () => (await organizer.rest("POST", path, { csvData: [] })).status
      expect(await again()).toBe(429)
      goOn.resolve()
      await expect.poll(again).toBe(400)
    })

    it("works through tRPC too, alone and in a batch", async () => {
      const { eventId, organizer } = await openShow(app)
      const input = { eventId, csvData: rows(2) }
      expect((await post(organizer, "/trpc/csv.import", JSON.stringify(input))).status).toBe(200)
      const batch = { 0: { eventId, csvData: [{ ...rows(1)[0], "Voting ID": "B" }] } }
      expect((await post(organizer, "/trpc/csv.import?batch=1", JSON.stringify(batch))).status).toBe(200)
      expect(await organizer.trpc.organizer.entries.query({ eventId })).toHaveLength(5)
    })

    it("an import of ten megabytes blocks nobody, one or six at once, and takes little memory", async ({
      annotate,
    }) => {
      const strangers = Array.from({ length: 6 }, () => app.browser())
      const shows = await Promise.all(Array.from({ length: 6 }, () => openShow(app, { judges: [], votingIds: [] })))
      const carelessly = await longestTurn(async () => {
        await yieldToEventLoop()
        return JSON.parse(EMPTY_ROWS.toString()).csvData.length
      })
      const port = await listenLocally(app.app)
      const heapBefore = process.memoryUsage().heapUsed
      let heapAtMost = 0
      const watch = setInterval(() => {
        heapAtMost = Math.max(heapAtMost, process.memoryUsage().heapUsed)
      }, 5)
      const organizers = shows.map(({ organizer }) => organizer)
      const floods = [
        { people: strangers, path: importUrl(), status: 401 },
        { people: organizers.slice(0, 1), path: importUrl(), status: 400 },
        { people: organizers, path: "/trpc/csv.import", status: 400 },
      ]
      for (const { people, path, status } of floods) {
        const { answer, longestMs } = await longestTurn(() =>
          Promise.all(people.map((browser) => sendRaw(port, rawPost(path, cookieOf(browser), EMPTY_ROWS)))),
        )
        const share = longestMs / carelessly.longestMs
        await annotate(`${path}, ${people.length}: ${share.toFixed(2)} of parsing one carelessly`)
        expect(answer.map((told) => told.status)).toEqual(people.map(() => status))
        // Measured on two shared cores: at most 0.03, where one naive parse took half a second.
        expect(share).toBeLessThan(0.3)
      }
      clearInterval(watch)
      await annotate(
        `heap: ${((heapAtMost - heapBefore) / 1e6).toFixed(0)} MB more at most; carelessly ${carelessly.longestMs.toFixed(0)} ms`,
      )
      expect(heapAtMost - heapBefore).toBeLessThan(150e6)
    })
  })
})
