import { LIMITS } from "@rosette/contract/limits"
import type { InjectOptions } from "fastify"
import { beforeAll, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { type Contest, makeContest, ORGANIZER_PASSWORD } from "../../../test/scenes/contest.ts"

const json = { "content-type": "application/json" }
const get = (paths: string, input?: unknown): InjectOptions => ({
  url: `/trpc/${paths}${input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
})
const getBatch = (paths: string, inputs: object): InjectOptions => ({
  url: `/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`,
})
const post = (paths: string, body: unknown): InjectOptions => ({
  method: "POST",
  url: `/trpc/${paths}`,
  headers: json,
  payload: JSON.stringify(body),
})

/** What is sent, and the expected statuses. */
const REQUESTS: [string, (contest: Contest) => InjectOptions, number][] = [
  ["a query without input", () => get("organizer.events"), 200],
  ["a query", ({ event }) => get("organizer.results", { eventId: event.id }), 200],
  ["a query whose input is missing", () => get("organizer.results"), 400],
  ["a query with broken input", () => get("organizer.results", { eventId: "x" }), 400],
  ["a query of what there is not", () => get("organizer.results", { eventId: 2_000_000 }), 404],
  ["input that is no JSON", () => ({ url: "/trpc/organizer.results?input={" }), 400],
  [
    "a batch of queries",
    ({ event }) => getBatch("organizer.events,organizer.overview", { 1: { eventId: event.id } }),
    200,
  ],
  ["a file", ({ event }) => get("csv.export", { eventId: event.id }), 200],
  ["a batch without any input", () => ({ url: "/trpc/organizer.events,session.current?batch=1" }), 200],
  [
    "a batch of which one is refused",
    () => getBatch("organizer.events,organizer.results", { 1: { eventId: 2_000_000 } }),
    207,
  ],
  ["a batch that is refused in one way", () => getBatch("organizer.results,organizer.results", {}), 400],
  ["a batch with a list for its inputs", () => getBatch("organizer.results,organizer.results", []), 400],
  ["a batch of a query and a mutation", () => getBatch("organizer.events,session.logout", {}), 400],
  ["a batch with a procedure that there is not", () => getBatch("organizer.events,organizer.nothing", {}), 207],
  ["a mutation", () => post("session.logout", { roles: [] }), 200],
  ["a mutation with broken input", ({ event }) => post("organizer.updateEvent", { eventId: event.id, name: 7 }), 400],
  ["a mutation of somebody else's", () => post("judge.report", { waitingSheets: 0 }), 403],
  ["a mutation by GET", () => get("session.logout"), 404],
  ["a query by POST", () => post("organizer.events", {}), 404],
  ["a batch of mutations", () => post("session.logout,judge.report?batch=1", { 0: { roles: [] }, 1: {} }), 207],
]

eachDatabase((startApp) => {
  let app: TestApp
  let contest: Contest
  let organizer: Browser
  beforeAll(async () => {
    app = await startApp({ LOGIN_RATE_LIMIT: "1" })
    contest = await makeContest(app.services.db)
    organizer = app.browser()
    await organizer.trpc.organizer.login.mutate({ eventId: contest.event.id, password: ORGANIZER_PASSWORD })
  })

  async function answerTo(request: InjectOptions, browser = organizer) {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const { statusCode, headers } = await app.app.inject({ ...request, headers: { ...request.headers, cookie } })
    const { "content-type": contentType, "retry-after": retryAfter } = headers
    return { status: statusCode, contentType, retryAfter }
  }

  it.each(REQUESTS)("%s", async (_name, request, status) => {
    expect(await answerTo(request(contest))).toMatchObject({
      status,
      contentType: expect.stringContaining("application/json"),
    })
  })

  it("a refusal says when to try again", async () => {
    const nobody = app.browser()
    const login = () =>
      answerTo(post("organizer.login", { eventId: contest.event.id, password: "not-this-one" }), nobody)
    for (let n = 0; n < LIMITS.signIn.organizerFailures; n++) await login()
    expect(await login()).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) })
  })
})
