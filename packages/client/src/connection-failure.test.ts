import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer, type RequestListener, type Server } from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { afterEach, expect, it } from "vitest"
import manifest from "../package.json" with { type: "json" }
import { createClient } from "./index.ts"

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.closeAllConnections()
})

async function portOf(server: Server): Promise<number> {
  opened.push(server)
  await once(server.listen(0, "127.0.0.1"), "listening")
  return (server.address() as AddressInfo).port
}

const answering = async (listener: RequestListener) => `http://127.0.0.1:${await portOf(createServer(listener))}`

const json =
  (body: object): RequestListener =>
  (_request, reply) =>
    reply.setHeader("content-type", "application/json").end(JSON.stringify(body))

const failureAt = (url: string, timeoutMs?: number) =>
  createClient({ url, timeoutMs })
    .whoAmI()
    .catch((error: unknown) => error)

it("no server at the address is unreachable, with the reason of the system", async () => {
  const server = createServer()
  const url = `http://127.0.0.1:${await portOf(server)}`
  server.close()
  expect(await failureAt(url)).toMatchObject({ name: "ConnectionError", kind: "unreachable", reason: "ECONNREFUSED" })
  expect(await failureAt("http://no-such-host.invalid")).toMatchObject({ kind: "unreachable" })
})

it("a server that hangs has timed out", async () => {
  expect(await failureAt(await answering(() => {}), 50)).toMatchObject({ kind: "timedOut" })
})

it("a server that hangs after the check of its version has timed out", async () => {
  const health = json({ status: "ok", version: manifest.version })
  const url = await answering((request, reply) => request.url === "/healthz" && health(request, reply))
  expect(await failureAt(url, 200)).toMatchObject({ kind: "timedOut" })
  await expect(createClient({ url, timeoutMs: 200 }).rest("/session")).rejects.toMatchObject({ kind: "timedOut" })
  await expect(
    createClient({ url }).api.session.current.query(undefined, { context: { timeoutMs: 50 } }),
  ).rejects.toMatchObject({ kind: "timedOut" })
})

it("a certificate that is not known is told apart", async () => {
  const pem = readFileSync(join(import.meta.dirname, "../test/self-signed.pem"))
  const port = await portOf(createTlsServer({ key: pem, cert: pem }))
  expect(await failureAt(`https://127.0.0.1:${port}`)).toMatchObject({
    kind: "certificate",
    reason: "DEPTH_ZERO_SELF_SIGNED_CERT",
  })
})

it("a page of a proxy is not the API, with its status and type", async () => {
  const url = await answering((_request, reply) =>
    reply.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>"),
  )
  expect(await failureAt(url)).toMatchObject({ kind: "notTheApi", status: 502, contentType: "text/html" })
})

it.each([
  ["another program", { hello: "world" }],
  ["a list", []],
])("JSON of %s is not the API", async (_what, body) => {
  expect(await failureAt(await answering(json(body)))).toMatchObject({ kind: "notTheApi" })
})

it.each([
  ["a later minor version", "9.9.0", "9.9.0"],
  ["one too old to say its version", undefined, null],
])("a server of another version is told apart before anything is called: %s", async (_what, version, serverVersion) => {
  const asked: (string | undefined)[] = []
  const url = await answering((request, reply) => {
    asked.push(request.url)
    json({ status: "ok", version })(request, reply)
  })
  expect(await failureAt(url)).toMatchObject({ kind: "otherVersion", serverVersion })
  expect(asked).toEqual(["/healthz"])
})

it("a call that its caller gives up ends without a name for the connection", async () => {
  const leaving = new AbortController()
  const call = createClient({ url: await answering(() => leaving.abort()) }).api.session.current.query(undefined, {
    signal: leaving.signal,
  })
  await expect(call).rejects.not.toHaveProperty("kind")
})
