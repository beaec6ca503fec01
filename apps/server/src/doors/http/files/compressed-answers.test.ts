import { gunzipSync } from "node:zlib"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { openShow, type Show } from "../../../../test/scenes/show.ts"
import { accepts } from "../../../lib/content-coding.ts"

describe("gzip is accepted by", () => {
  it.each<[string, boolean]>([
    ["gzip", true],
    ["gzip, deflate, br", true],
    ["br;q=1.0, GZIP;q=0.5", true],
    ["", false],
    ["identity", false],
    ["gzip;q=0", false],
    ["br, gzip; q=0.000", false],
    ["x-gzipped", false],
  ])('Accept-Encoding "%s": %s', (header, isTaken) => {
    expect(accepts("gzip", header)).toBe(isTaken)
  })
})

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, { votingIds: Array.from({ length: 12 }, (_, n) => String(n + 1)) })
  })

  async function ask(url: string, encoding?: string, method: "GET" | "HEAD" = "GET") {
    const cookie = [...show.organizer.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const headers = { cookie, ...(encoding && { "accept-encoding": encoding }) }
    return app.app.inject({ method, url, headers })
  }
  const entries = () => `/api/events/${show.eventId}/entries`
  const calls = () => `/trpc/organizer.entries?input=${encodeURIComponent(JSON.stringify({ eventId: show.eventId }))}`

  it("a long answer is compressed by both APIs, with the same content", async () => {
    for (const url of [entries(), calls(), `/api/events/${show.eventId}/results`, "/api/openapi.json"]) {
      const plain = await ask(url)
      const packed = await ask(url, "gzip, br")
      expect(plain.headers["content-encoding"], url).toBeUndefined()
      expect(packed.headers["content-encoding"], url).toBe("gzip")
      expect(gunzipSync(packed.rawPayload).toString(), url).toBe(plain.body)
      expect(packed.rawPayload.length, url).toBeLessThan(plain.rawPayload.length / 2)
      expect(packed.headers["content-length"], url).toBe(String(packed.rawPayload.length))
      for (const { headers } of [plain, packed]) expect(headers.vary, url).toContain("accept-encoding")
    }
  })

  it("a short answer, and a 304, are not compressed", async () => {
    expect((await ask("/healthz", "gzip")).headers["content-encoding"]).toBeUndefined()
    expect((await ask(`/api/events/${show.eventId}`, "gzip")).json()).toMatchObject({ id: show.eventId })
    const url = `/api/events/${show.eventId}/results`
    const { etag } = (await ask(url, "gzip")).headers
    const again = await app.app.inject({
      url,
      headers: {
        cookie: [...show.organizer.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "accept-encoding": "gzip",
        "if-none-match": String(etag),
      },
    })
    expect(again).toMatchObject({ statusCode: 304, body: "" })
  })
})
