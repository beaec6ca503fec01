import { LIMITS } from "@rosette/contract"
import { beforeAll, describe, expect, it } from "vitest"
import { eachDatabase } from "./each-database.ts"
import { listenLocally, sendRaw } from "./raw-http.ts"

describe("a body that is too large", () => {
  eachDatabase((startApp) => {
    let port: number
    beforeAll(async () => {
      port = await listenLocally((await startApp()).app)
    })

    const BODIES: [path: string, bytes: number][] = [
      ["/api/events", LIMITS.body.restBytes + 1],
      ["/api/events/1/import-csv", LIMITS.body.importBytes + 1],
      ["/api/events", 3 * LIMITS.body.importBytes],
      ["/trpc/organizer.createEvent", LIMITS.body.importBytes],
    ]
    it.each(BODIES)(
      "on %s, of %i bytes, is refused even to a client that sends it all before it reads",
      async (path, bytes) => {
        const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`
        for (let time = 1; time <= 5; time++) {
          const { status, body } = await sendRaw(port, Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, " ")]))
          expect({ status, body: JSON.parse(body) }).toMatchObject(
            path.startsWith("/api")
              ? { status: 413, body: { code: "TOO_LARGE" } }
              : { status: 413, body: { error: { data: { code: "TOO_LARGE" } } } },
          )
        }
      },
    )
  })
})
