import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync } from "node:zlib"
import type { FastifyInstance } from "fastify"
import { beforeAll, describe, expect, it } from "vitest"
import { buildApp } from "../src/app.ts"
import type { Services } from "../src/kernel/services.ts"
import type { TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import { listenLocally, sendRaw } from "./raw-http.ts"
import { announceShow } from "./scenes/announced-show.ts"
import { jpeg } from "./scenes/pictures.ts"

const PAGE = "<!doctype html><title>Rosette</title>"
const LANDING = "<!doctype html><title>Rosette</title><h1>Contest judging</h1>"
const SCRIPT = "export const shows = 1"

eachDatabase((startApp) => {
  let app: FastifyInstance
  let services: Services
  let started: TestApp
  beforeAll(async () => {
    started = await startApp({ PUBLIC_URL: "https://shows.test" })
    const { dataDir } = started
    services = started.services
    const webRoot = join(dataDir, "web")
    mkdirSync(join(webRoot, "assets"), { recursive: true })
    writeFileSync(join(webRoot, "index.html"), PAGE)
    writeFileSync(join(webRoot, "assets/main-1a2b3c.js"), SCRIPT)
    writeFileSync(join(webRoot, "assets/main-1a2b3c.js.br"), brotliCompressSync(SCRIPT))
    app = await buildApp(services, { webRoot })
  })

  it.each(["/", "/judge-login", "/dashboard?tab=results", "/judge/", "/judge/welcome"])(
    "%s is the web client",
    async (url) => {
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE])
      expect(answer.headers).toMatchObject({
        "cache-control": "no-cache",
        "content-security-policy": expect.stringContaining("script-src 'self';"),
        "strict-transport-security": "max-age=31536000",
      })
    },
  )

  describe("with the start page as HTML", () => {
    let withLanding: FastifyInstance
    beforeAll(async () => {
      const webRoot = join(started.dataDir, "web-with-landing")
      mkdirSync(webRoot)
      writeFileSync(join(webRoot, "index.html"), PAGE)
      for (const [end, content] of [
        ["", LANDING],
        [".br", brotliCompressSync(LANDING)],
      ] as const)
        writeFileSync(join(webRoot, `landing.html${end}`), content)
      withLanding = await buildApp(services, { webRoot })
    })

    it.each([
      ["/", LANDING],
      ["/?from=poster", LANDING],
      ["/index.html", PAGE],
      ["/judge-login", PAGE],
      ["/judge/", PAGE],
    ])("%s is %s", async (url, page) => {
      const answer = await withLanding.inject(url)
      expect([answer.statusCode, answer.body]).toEqual([200, page])
    })

    it("an unknown address has no start page", async () => {
      const answer = await withLanding.inject("/no-such-screen")
      expect([answer.statusCode, answer.body]).toEqual([404, PAGE])
    })

    it("sends it compressed, with the same policy, and asks for it again each time", async () => {
      const answer = await withLanding.inject({ url: "/", headers: { "accept-encoding": "br" } })
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(LANDING)
      expect(answer.headers).toMatchObject({
        "cache-control": "no-cache",
        "content-encoding": "br",
        "content-security-policy": (await app.inject("/")).headers["content-security-policy"],
        "content-type": expect.stringContaining("text/html"),
        vary: expect.stringMatching(/accept-encoding/i),
      })
      const known = { "if-none-match": String(answer.headers.etag), "accept-encoding": "br" }
      expect((await withLanding.inject({ url: "/", headers: known })).statusCode).toBe(304)
    })
  })

  it("a screen with a document of its own is sent that, at its address only", async () => {
    const webRoot = join(started.dataDir, "web-with-screens")
    mkdirSync(join(webRoot, "screens/judge"), { recursive: true })
    writeFileSync(join(webRoot, "index.html"), PAGE)
    writeFileSync(join(webRoot, "screens/judge.html"), "of judging")
    writeFileSync(join(webRoot, "screens/judge/welcome.html"), "of the welcome")
    const withScreens = await buildApp(services, { webRoot })
    for (const [url, status, page] of [
      ["/judge", 200, "of judging"],
      ["/judge/?demo", 200, "of judging"],
      ["/judge/welcome", 200, "of the welcome"],
      ["/judge-login", 200, PAGE],
      ["/", 200, PAGE],
      ["/screens/judge.html", 404, PAGE],
      ["/screens/judge", 404, PAGE],
      ["/judge/welcome.html", 404, PAGE],
    ] as const) {
      const answer = await withScreens.inject(url)
      expect([url, answer.statusCode, answer.body]).toEqual([url, status, page])
    }
  })

  it.each(["/no-such-screen", "/judge/no-such-screen", "/JUDGE", "/dashboard/x?tab=results", "/index.htm"])(
    "%s is the web client's not-found page, with status 404",
    async (url) => {
      for (const headers of [
        {},
        { range: "bytes=0-3" },
        { "if-modified-since": new Date(Date.now() + 1e6).toUTCString() },
      ]) {
        const answer = await app.inject({ url, headers })
        expect([answer.statusCode, answer.body]).toEqual([404, PAGE])
        expect(answer.headers["content-type"]).toContain("text/html")
      }
      const head = await app.inject({ method: "HEAD", url })
      expect([head.statusCode, head.body]).toEqual([404, ""])
    },
  )

  it("a stage is a screen with a valid key; with another one its page has status 404", async () => {
    const { organizer, eventId } = await announceShow(started)
    const { stageKey } = await organizer.trpc.organizer.renewStageKey.mutate({ eventId })
    const statusOf = async (key: string | null) => (await app.inject(`/stage/${key}`)).statusCode
    expect([await statusOf(stageKey), await statusOf("nothing"), await statusOf("%00")]).toEqual([200, 404, 404])
    await organizer.trpc.organizer.closeStage.mutate({ eventId })
    const closed = await app.inject(`/stage/${stageKey}`)
    expect([closed.statusCode, closed.body]).toEqual([404, PAGE])
  })

  describe("a byte range", () => {
    let port: number
    let photo: string
    let photoBytes: number
    beforeAll(async () => {
      photo = await services.photos.save(await jpeg())
      photoBytes = (await services.photos.size(photo.replace("/photos/", ""))) ?? 0
      port = await listenLocally(app)
    })
    const get = (path: string, range: string) =>
      sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nRange: ${range}\r\nConnection: close\r\n\r\n`)
    const FILES: [what: string, path: () => string, bytes: () => number][] = [
      ["a page", () => "/judge-login", () => PAGE.length],
      ["the first page", () => "/", () => PAGE.length],
      ["a file of the web client", () => "/assets/main-1a2b3c.js", () => SCRIPT.length],
      ["a photo", () => photo, () => photoBytes],
      ["a thumbnail", () => photo.replace(".webp", "-thumb.webp"), () => photoBytes],
    ]

    it.each(FILES)("%s: an existing range", async (what, path, bytes) => {
      const { status, headers } = await get(path(), "bytes=1-3")
      expect([status, headers.get("content-length")]).toEqual([206, "3"])
      expect(headers.get("content-range")).toMatch(/^bytes 1-3\/\d+$/)
      if (what !== "a thumbnail") expect(headers.get("content-range")).toBe(`bytes 1-3/${bytes()}`)
    })

    it.each(FILES)("%s: a missing range is 416, in the usual error format", async (what, path, bytes) => {
      for (const range of ["bytes=99999999-", "bytes=99999999-99999999999999999999", "bytes=-0"]) {
        const { status, headers, body } = await get(path(), range)
        expect([range, status, JSON.parse(body).code]).toEqual([range, 416, "RANGE_NOT_SATISFIABLE"])
        if (what !== "a thumbnail") expect(headers.get("content-range")).toBe(`bytes */${bytes()}`)
        expect(headers.get("cache-control")).not.toContain("immutable")
      }
    })

    it.each(FILES)("%s: an unreadable range is ignored", async (_what, path) => {
      for (const range of [
        "bytes=9-1",
        "bytes=abc",
        "bytes=",
        "bytes",
        "items=0-1",
        "bytes=0-1,3-4",
        "-",
        "bytes=--1",
      ]) {
        const { status, headers } = await get(path(), range)
        expect([range, status, headers.get("content-range")]).toEqual([range, 200, undefined])
      }
    })

    it.each(["/api/session", "/healthz"])("%s has no ranges: the answer is complete", async (path) => {
      for (const range of ["bytes=0-1", "bytes=99999999-", "bytes=abc"])
        expect((await get(path, range)).status).toBe(200)
    })

    it("of a photo, with a condition on another version, is the whole photo", async () => {
      const answer = await app.inject({ url: photo, headers: { range: "bytes=0-1", "if-range": '"other"' } })
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, photoBytes])
    })
  })

  it("sends a file with a content hash compressed and cacheable for ever", async () => {
    const answer = await app.inject({ url: "/assets/main-1a2b3c.js", headers: { "accept-encoding": "br" } })
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
    })
  })

  it("a compressed file is sent only for the file that it compresses", async () => {
    expect((await app.inject("/assets/main-1a2b3c.js.br")).statusCode).toBe(404)
  })

  describe("a program that asks for a missing file never gets the web page", () => {
    it.each(["/assets/old-build.js", "/api/nothing", "/api", "//api/events", "/trpc/no/such", "/photos/none.webp"])(
      "%s",
      async (url) => {
        const answer = await app.inject(url)
        expect([answer.statusCode, answer.json().code]).toEqual([404, "NOT_FOUND"])
      },
    )
  })

  it("marks cookies as Secure if people come by https", async () => {
    const payload = {
      name: "Show",
      organizerName: "Olive",
      organizerPassword: "open-the-hood",
      criteria: [{ name: "A", description: "B", maxPoints: 5 }],
    }
    const answer = await app.inject({ method: "POST", url: "/api/events", payload })
    expect(answer.headers["set-cookie"]).toEqual(
      [
        "organizer=[^;]+; Path=/; HttpOnly; SameSite=Lax",
        "device=[^;]+; Path=/; HttpOnly; SameSite=Lax; Max-Age=\\d+",
      ].map((cookie) => expect.stringMatching(new RegExp(`^__Host-rosette_${cookie}; Secure$`))),
    )
  })
})
