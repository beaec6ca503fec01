import { Readable } from "node:stream"
import { LIMITS } from "@rosette/contract/limits"
import { beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import { asJudge, openShow } from "./scenes/show.ts"
import { json } from "./tables/odd-requests.ts"

const { malformedCalls } = LIMITS.signIn

eachDatabase((startApp) => {
  let app: TestApp
  let addresses = 0
  let address: string
  beforeEach(async () => {
    app ??= await startApp({ LOGIN_RATE_LIMIT: "1" })
    addresses += 1
    address = `203.0.113.${addresses}`
  })

  const cookieOf = (browser?: Browser) => [...(browser?.cookies ?? [])].map((pair) => pair.join("=")).join("; ")
  const post = (url: string, payload: string | Buffer | Readable, more: { browser?: Browser; from?: string } = {}) =>
    app.app.inject({
      method: "POST",
      url,
      headers: { ...json, cookie: cookieOf(more.browser), accept: url.includes("jsonl") ? "application/jsonl" : "*/*" },
      payload,
      remoteAddress: more.from ?? address,
    })
  const isBlocked = async () => (await post("/api/logout", "{}")).statusCode === 429

  const BAD_ROLES = '{"roles":[1]}'
  const MALFORMED: [what: string, url: string, body: string][] = [
    ["what breaks a rule", "/api/logout", BAD_ROLES],
    ["broken JSON", "/api/judges/login", "{"],
    ["too much", "/api/organizer/login", " ".repeat(LIMITS.body.smallBytes + 1)],
    ["a list", "/api/master-admin/login", "[]"],
    ["a new event without criteria", "/api/events", "{}"],
    ["what breaks a rule, by tRPC", "/trpc/session.logout", BAD_ROLES],
    ["broken JSON, by tRPC", "/trpc/judge.login", "{"],
    ["too much, by tRPC", "/trpc/session.logout", " ".repeat(LIMITS.body.smallBytes + 1)],
    ["a batch", "/trpc/session.logout?batch=1", `{"0":${BAD_ROLES}}`],
  ]

  describe("a call that anybody may make and that cannot be read counts", () => {
    it.each(MALFORMED)("%s", async (_what, url, body) => {
      for (let n = 1; n < malformedCalls; n += 1) expect((await post(url, body)).statusCode).toBeLessThan(429)
      expect(await isBlocked()).toBe(false)
      expect((await post(url, body)).statusCode).toBeLessThan(429)
      await expect.poll(isBlocked).toBe(true)
    })

    it.each(["/trpc/NAMES?batch=1", "/trpc/NAMES?batch=1&jsonl"])("each call of a batch, %s", async (url) => {
      const names = Array.from({ length: 20 }, () => "session.logout").join(",")
      const inputs = Object.fromEntries(Array.from({ length: 19 }, (_, index) => [index, { roles: [1] }]))
      for (let n = 0; n < 3; n += 1) await post(url.replace("NAMES", names), JSON.stringify(inputs))
      expect(await isBlocked()).toBe(false)
      await post(url.replace("NAMES", names), JSON.stringify(inputs))
      await expect.poll(isBlocked).toBe(true)
    })
  })

  const block = async () => {
    await Promise.all(Array.from({ length: malformedCalls }, () => post("/api/logout", BAD_ROLES)))
    await expect.poll(isBlocked).toBe(true)
  }

  it("beyond the limit they are refused before a body is read, and say when to try again", async () => {
    await block()
    const filler = Array.from({ length: 12 }, () => " ".repeat(1_048_576))
    for (const url of ["/api/events", "/api/organizer/login", "/trpc/judge.login", "/trpc/session.logout?batch=1"]) {
      const answer = await post(url, Readable.from(filler))
      expect([url, answer.statusCode]).toEqual([url, 429])
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0)
      expect(answer.body).toContain("could not be read")
    }
  })

  it("other addresses and other calls go on", async () => {
    const show = await openShow(app)
    const judge = await asJudge(app, show.judges[0] ?? { id: 0, eventId: 0, name: "" })
    await block()
    expect((await post("/api/logout", "{}", { from: "198.51.100.7" })).statusCode).toBe(200)
    const sheet = { entryId: show.entries[0]?.id, scores: [], isSubmitted: false }
    const saved = await post(`/api/judges/${show.judges[0]?.id}/scores`, JSON.stringify(sheet), { browser: judge })
    expect(saved.statusCode).toBe(200)
    const inputs = JSON.stringify({ 1: { judgeId: show.judges[0]?.id, ...sheet } })
    const batch = await post("/trpc/session.logout,judge.saveSheet?batch=1", inputs, { browser: judge })
    expect(batch.json()).toMatchObject([{ error: { data: { code: "TOO_MANY_ATTEMPTS" } } }, { result: {} }])
  })

  it("wrong passwords and ended sessions do not count", async () => {
    const { organizer, judges } = await openShow(app)
    const ended = await asJudge(app, judges[0] ?? { id: 0, eventId: 0, name: "" })
    await organizer.trpc.organizer.deleteJudge.mutate({ judgeId: judges[0]?.id ?? 0 })
    for (let n = 0; n < malformedCalls; n += 1) {
      const report = await post("/api/judge/report", "{", { browser: ended })
      expect(report.statusCode).toBe(401)
    }
    await post("/api/judges/login", '{"accessCode":"NOBODY22"}')
    expect(await isBlocked()).toBe(false)
  })
})
