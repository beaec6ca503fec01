import { connect } from "node:net"
import { ERRORS, type ErrorCode } from "@rosette/contract/errors"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import { listenLocally, sendRaw } from "./raw-http.ts"

describe("a request that Node cannot parse", () => {
  eachDatabase((startApp) => {
    let app: TestApp
    let port: number
    beforeAll(async () => {
      app = await startApp()
      port = await listenLocally(app.app)
    })

    const BROKEN: [what: string, bytes: string, code: ErrorCode][] = [
      ["no HTTP at all", "hello\r\n\r\n", "INVALID_INPUT"],
      ["a method that nobody knows", "FOO /api/events HTTP/1.1\r\nHost: a\r\n\r\n", "NOT_FOUND"],
      [
        "headers of twenty kilobytes",
        `GET /api/session HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`,
        "TOO_LARGE",
      ],
      [
        "two lengths",
        "POST /api/logout HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
        "INVALID_INPUT",
      ],
      ["a host that is none", "GET /api/session HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n", "INVALID_INPUT"],
      ["a host with a path", "GET /api/session HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n", "INVALID_INPUT"],
      ["two hosts", "GET /api/session HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", "INVALID_INPUT"],
      [
        "the same host twice",
        "GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n",
        "INVALID_INPUT",
      ],
      ["a space in the address", "GET /api/a b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "INVALID_INPUT"],
    ]
    it.each(BROKEN)("%s is refused in the usual format", async (_what, bytes, code) => {
      const answer = await sendRaw(port, bytes)
      expect(JSON.parse(answer.body)).toMatchObject({ code })
      expect(answer.status).toBe(ERRORS[code].status)
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
    })

    it("ends the connection, also if the client keeps its own side open", async () => {
      const connections = () => new Promise((resolve) => app.app.server.getConnections((_, count) => resolve(count)))
      await expect.poll(connections).toBe(0)
      const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true })
      client.write("hello\r\n\r\n")
      await expect.poll(connections).toBe(1)
      await expect.poll(connections).toBe(0)
      expect(client.destroyed).toBe(false)
      client.destroy()
    })

    it("serves an old program that sends no host", async () => {
      expect((await sendRaw(port, "GET /healthz HTTP/1.0\r\n\r\n")).status).toBe(200)
    })
  })
})
