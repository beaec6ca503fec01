import { ERRORS } from "@rosette/contract/errors"
import type { InjectOptions } from "fastify"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "./app.ts"
import { onSqliteAlone } from "./each-database.ts"
import { openShow } from "./scenes/show.ts"
import { json, ODD_REST_REQUESTS, ODD_TRPC_REQUESTS, ODD_UPLOADS } from "./tables/odd-requests.ts"

onSqliteAlone((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  const send = async (request: InjectOptions & { url: string }) => app.app.inject({ method: "GET", ...request })

  describe("REST refuses in JSON, never with a page or a redirect", () => {
    it.each(ODD_REST_REQUESTS)("%s", async (_what, request, code) => {
      const answer = await send(request)
      expect(answer.json()).toMatchObject({ code, error: expect.stringMatching(/\w/) })
      expect(answer.statusCode).toBe(ERRORS[code].status)
      expect(answer.headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
        "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
      })
      expect(answer.headers.location).toBeUndefined()
    })
  })

  describe("tRPC refuses in its own form, with the same codes", () => {
    it.each(ODD_TRPC_REQUESTS)("%s", async (_what, request, code) => {
      const answer = await send(request)
      const body = answer.json()
      const data = (Array.isArray(body) ? body[0] : body).error?.data ?? body
      expect(data).toMatchObject({ code })
      expect(answer.statusCode).toBe(ERRORS[code].status)
      expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff", "x-request-id": expect.any(String) })
    })
  })

  it.each(ODD_UPLOADS)("%s is refused in JSON", async (_what, headers, payload, code) => {
    const { organizer, entries } = await openShow(app)
    const cookie = [...organizer.cookies].map((pair) => pair.join("=")).join("; ")
    const url = `/api/entries/${entries[0]?.id}/upload-image`
    const answer = await send({ url, method: "POST", headers: { ...headers, cookie }, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([ERRORS[code].status, code])
  })

  it("accepts a write from its own pages, and from programs that are not browsers", async () => {
    const own: Record<string, string>[] = [
      {},
      { origin: "http://shows.test", host: "shows.test" },
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
    ]
    for (const headers of own)
      expect((await send({ url: "/api/logout", method: "POST", headers })).statusCode).toBe(200)
  })

  it("accepts a call without a body whatever type it claims", async () => {
    for (const type of ["application/json", "text/plain", "application/octet-stream"]) {
      const answer = await send({ url: "/api/logout", method: "POST", headers: { "content-type": type } })
      expect([type, answer.statusCode]).toEqual([type, 200])
    }
  })

  it("accepts a tRPC mutation without a body", async () => {
    expect((await send({ url: "/trpc/session.logout", method: "POST", headers: json })).statusCode).toBe(200)
  })

  it("answers HEAD wherever it answers GET", async () => {
    for (const url of ["/api/openapi.json", "/api/docs", "/api/session", "/healthz", "/readyz"]) {
      const [head, get] = [await send({ url, method: "HEAD" }), await send({ url })]
      expect([url, head.statusCode, head.headers["content-type"], head.body]).toEqual([
        url,
        get.statusCode,
        get.headers["content-type"],
        "",
      ])
    }
  })

  it("forbids caching of API answers", async () => {
    for (const url of ["/api/session", "/api/nothing", "/api/openapi.json", "/trpc/session.current", "/readyz"])
      expect([url, (await send({ url })).headers["cache-control"]]).toEqual([url, "no-store"])
  })

  it("treats the keys of prototypes as plain text", async () => {
    const payload = '{"__proto__": {"roles": ["judge"]}, "constructor": {"prototype": {"roles": 7}}}'
    const answer = await send({ url: "/api/logout", method: "POST", headers: json, payload })
    expect(answer.statusCode).toBe(200)
    expect(Object.prototype).not.toHaveProperty("roles")
    const query = await send({ url: "/api/session?__proto__[roles]=1&constructor=2" })
    expect(query.statusCode).toBe(200)
  })
})
