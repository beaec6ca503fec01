import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import type { FastifyInstance } from "fastify"
import { beforeAll, describe, expect, it } from "vitest"
import { buildApp } from "../src/app.ts"
import { eachDatabase } from "./each-database.ts"

const PAGE = "<!doctype html><title>Rosette</title>"
const SCRIPT = "export const shows = 1"

eachDatabase((startApp) => {
  let app: FastifyInstance
  beforeAll(async () => {
    const { services, dataDir } = await startApp({ PUBLIC_URL: "https://shows.test" })
    const webRoot = join(dataDir, "web")
    mkdirSync(join(webRoot, "assets"), { recursive: true })
    writeFileSync(join(webRoot, "index.html"), PAGE)
    writeFileSync(join(webRoot, "assets/main-1a2b3c.js"), SCRIPT)
    writeFileSync(join(webRoot, "assets/main-1a2b3c.js.br"), brotliCompressSync(SCRIPT))
    app = await buildApp(services, { webRoot })
  })

  it.each(["/", "/judge-login", "/dashboard?tab=results", "/no-such-screen"])("%s is the web client", async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE])
    expect(answer.headers).toMatchObject({
      "cache-control": "no-cache",
      "content-security-policy": expect.stringContaining("script-src 'self';"),
      "strict-transport-security": "max-age=31536000",
    })
  })

  it("sends a file that is named by its content compressed, to be kept for ever", async () => {
    const answer = await app.inject({ url: "/assets/main-1a2b3c.js", headers: { "accept-encoding": "br" } })
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
    })
  })

  describe("what a program asks for and is not there is never the web page", () => {
    it.each(["/assets/old-build.js", "/api/nothing", "/api", "//api/events", "/trpc/no/such", "/photos/none.webp"])(
      "%s",
      async (url) => {
        const answer = await app.inject(url)
        expect([answer.statusCode, answer.json().code]).toEqual([404, "NOT_FOUND"])
      },
    )
  })

  it("marks cookies as Secure where people come by https", async () => {
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
