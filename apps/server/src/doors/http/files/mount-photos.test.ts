import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { jpeg } from "../../../../test/scenes/pictures.ts"
import { photoOf } from "../../../../test/upload.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let url: string
  beforeAll(async () => {
    app = await startApp()
    url = await app.services.photos.save(await jpeg())
  })

  describe.each(["GET", "HEAD"] as const)("%s", (method) => {
    it.each(["", "-thumb"])("a photo%s is served as an immutable picture that cannot run scripts", async (size) => {
      const path = url.replace(".webp", `${size}.webp`)
      const answer = await app.app.inject({ method, url: path })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      })
      const photo = await photoOf(app, path)
      expect(Number(answer.headers["content-length"])).toBe(photo?.length)
      expect(answer.rawPayload).toEqual(method === "GET" ? photo : Buffer.alloc(0))
    })
  })

  const NOWHERE = [
    "/photos",
    "/photos/",
    "/photos/ffffffffffffffffffffffffffffffff.webp",
    "/photos/ffffffffffffffffffffffffffffffff.png",
    "/photos/FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF.webp",
    "/photos/..%2fsession-secret",
    "/photos/..%2f..%2fetc%2fpasswd",
    "/photos/%2e%2e%2fsession-secret",
    "/photos/a/b",
    "/photos/session-secret%00.webp",
  ]
  it.each(NOWHERE)("%s is not found, in the usual error format", async (path) => {
    const answer = await app.app.inject({ method: "GET", url: path })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: "NOT_FOUND" })
    expect(answer.headers["cache-control"] ?? "").not.toContain("immutable")
  })

  it("nothing can be written there", async () => {
    for (const method of ["POST", "PUT", "DELETE"] as const)
      expect((await app.app.inject({ method, url })).statusCode).toBe(404)
  })
})
