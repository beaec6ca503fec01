import { once } from "node:events"
import { connect, type Socket } from "node:net"
import Fastify from "fastify"
import { afterEach, describe, expect, it } from "vitest"
import { listenLocally } from "../../../test/raw-http.ts"
import { whenOver } from "./when-over.ts"

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`

const apps: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

/** An app that counts the requests which are not over. `/late` listens only once its connection is closed. */
async function countingApp() {
  const app = Fastify({ forceCloseConnections: true })
  apps.push(app)
  const running = new Set<string>()
  const ended: string[] = []
  const arrived = new Map<string, PromiseWithResolvers<Socket>>()
  const arrivalOf = (path: string) => {
    const known = arrived.get(path) ?? Promise.withResolvers<Socket>()
    arrived.set(path, known)
    return known
  }
  app.addHook("onRequest", async (incoming, reply) => {
    const { url } = incoming
    if (url === "/late") await once(incoming.raw.socket, "close")
    running.add(url)
    whenOver(incoming, reply, () => {
      running.delete(url)
      ended.push(url)
    })
    arrivalOf(url).resolve(incoming.raw.socket)
  })
  app.get("/late", async () => "late")
  app.get("/soon", async () => "soon")
  app.get("/never", () => new Promise(() => {}))
  app.get("/behind", () => new Promise(() => {}))
  const port = await listenLocally(app)
  const client = connect(port, "127.0.0.1")
  return { client, running, ended, arrivalOf: (path: string) => arrivalOf(path).promise }
}

describe("a request is over once", () => {
  it("when it is answered, while its connection stays open", async () => {
    const { client, running, ended } = await countingApp()
    client.write(request("/soon"))
    await once(client, "data")
    expect([[...running], ended]).toEqual([[], ["/soon"]])
    client.write(request("/soon"))
    await once(client, "data")
    client.destroy()
    await once(client, "close")
    expect([[...running], ended]).toEqual([[], ["/soon", "/soon"]])
  })

  it("when its client leaves before the answer", async () => {
    const { client, running, ended, arrivalOf } = await countingApp()
    client.write(request("/never"))
    const socket = await arrivalOf("/never")
    expect([...running]).toEqual(["/never"])
    client.destroy()
    await once(socket, "close")
    expect([[...running], ended]).toEqual([[], ["/never"]])
  })

  it("when its client has left before anybody listened", async () => {
    const { client, running, ended, arrivalOf } = await countingApp()
    client.write(request("/late"))
    await once(client, "connect")
    client.destroy()
    await arrivalOf("/late")
    expect([[...running], ended]).toEqual([[], ["/late"]])
  })

  it("when its client leaves, also behind another request on the same connection", async () => {
    const { client, running, ended, arrivalOf } = await countingApp()
    client.write(request("/never") + request("/behind"))
    const socket = await arrivalOf("/behind")
    expect([...running]).toEqual(["/never", "/behind"])
    client.destroy()
    await once(socket, "close")
    expect([[...running], ended]).toEqual([[], ["/never", "/behind"]])
  })
})
