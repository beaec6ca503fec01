import { once } from "node:events"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import Fastify from "fastify"
import { expect, it } from "vitest"
import { listenLocally } from "../../../test/raw-http.ts"
import { acceptFirst } from "./accept-first.ts"

const PHONES = 20
const FLOOD = 2_000
const REQUEST = "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"

/** An app that notes in which turn of the event loop it handled each request. */
async function appWithTurns() {
  const app = Fastify()
  acceptFirst(app)
  let turn = 0
  const turns: number[] = []
  let counting = setImmediate(function count() {
    turn += 1
    counting = setImmediate(count)
  })
  app.get("/", async () => turns.push(turn))
  const port = await listenLocally(app)
  const close = async () => {
    clearImmediate(counting)
    await app.close()
  }
  return { port, turns, close }
}

function answerOf(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1")
  socket.write(REQUEST)
  return text(socket)
}

it("requests of connections that arrive together are handled together", async () => {
  const { port, turns, close } = await appWithTurns()
  const answers = await Promise.all(Array.from({ length: PHONES }, () => answerOf(port)))
  await close()
  expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 200"))).toHaveLength(PHONES)
  // Not one: a slow machine needs several of the moments that a request waits.
  expect(new Set(turns).size).toBeLessThan(PHONES / 2)
})

it("connections that keep arriving delay a request only for a moment", async () => {
  const { port, close } = await appWithTurns()
  let arrived = 0
  const keepConnecting = async (): Promise<void> => {
    while (arrived < FLOOD) {
      arrived += 1
      const socket = connect(port, "127.0.0.1")
      await once(socket, "connect")
      socket.destroy()
    }
  }
  const flood = Array.from({ length: 4 }, keepConnecting)
  const answer = await answerOf(port)
  const arrivedBefore = arrived
  arrived = FLOOD
  await Promise.all(flood)
  await close()
  expect(answer).toMatch(/^HTTP\/1.1 200/)
  expect(arrivedBefore).toBeLessThan(FLOOD)
})
