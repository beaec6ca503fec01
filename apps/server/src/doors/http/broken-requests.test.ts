import { connect } from "node:net"
import { ERRORS } from "@rosette/contract/errors"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import { listenLocally, readAnswer } from "../../../test/raw-http.ts"
import { brokenRequestOptions } from "./broken-requests.ts"

let app: FastifyInstance
let port: number
beforeAll(async () => {
  const http = { headersTimeout: 100, connectionsCheckingInterval: 50 }
  app = Fastify({ ...brokenRequestOptions(undefined), requestTimeout: 100, http })
  port = await listenLocally(app)
})
afterAll(() => app.close())

/** What the server has sent by the time at which it closes a connection on which this was sent, and no more. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes))
    socket.on("data", (chunk) => chunks.push(chunk))
    socket.on("error", reject)
    socket.on("close", () => resolve(Buffer.concat(chunks).toString()))
  })

it("a request that does not end is refused", async () => {
  const { status, body } = readAnswer(await answerTo("POST /api/login HTTP/1.1\r\nHost: a\r\n"))
  expect([status, JSON.parse(body)]).toEqual([
    ERRORS.INVALID_INPUT.status,
    { code: "INVALID_INPUT", error: "The request took too long to arrive. Please send it again." },
  ])
})

it("a connection that a browser has opened in advance is closed without an answer", async () => {
  expect(await answerTo("")).toBe("")
})
