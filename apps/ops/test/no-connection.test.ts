import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer, type RequestListener, type Server } from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, expect, it } from "vitest"
import { environmentOf, rosette } from "./rosette.ts"

const home = mkdtempSync(join(tmpdir(), "rosette-ops-"))
const CERTIFICATE = join(import.meta.dirname, "../../../packages/client/test/self-signed.pem")

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.closeAllConnections()
})
afterAll(() => rmSync(home, { recursive: true }))

async function portOf(server: Server): Promise<number> {
  opened.push(server)
  await once(server.listen(0, "127.0.0.1"), "listening")
  return (server.address() as AddressInfo).port
}

const answering = async (listener: RequestListener) => `http://127.0.0.1:${await portOf(createServer(listener))}`

async function withCertificate(): Promise<string> {
  const pem = readFileSync(CERTIFICATE)
  return `https://127.0.0.1:${await portOf(createTlsServer({ key: pem, cert: pem }))}`
}

async function closed(): Promise<string> {
  const server = createServer()
  const url = `http://127.0.0.1:${await portOf(server)}`
  server.close()
  return url
}

const page: RequestListener = (_request, reply) =>
  reply.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>")
const otherVersion: RequestListener = (_request, reply) =>
  reply.setHeader("content-type", "application/json").end(JSON.stringify({ status: "ok", version: "99.0.0" }))

it.each([
  ["where nothing listens", closed, "unreachable", "ECONNREFUSED"],
  ["of a server that hangs", () => answering(() => undefined), "timedOut", ""],
  ["where a proxy answers with a page", () => answering(page), "notTheApi", "status 502, text/html"],
  ["of another version", () => answering(otherVersion), "otherVersion", "version 99.0.0"],
  ["with a certificate that nobody here trusts", withCertificate, "certificate", "DEPTH_ZERO_SELF_SIGNED_CERT"],
])("an address %s is told apart, with the address and what was found", async (_what, open, kind, found) => {
  const url = await open()
  const env = environmentOf(home, { ROSETTE_URL: url })
  // Only the server that hangs is waited for; the others answer sooner, also on a busy machine.
  const timeout = kind === "timedOut" ? "1" : "30"
  const [forPeople, forPrograms] = await Promise.all([
    rosette(["events", "list", "--timeout", timeout], env),
    rosette(["events", "list", "--timeout", timeout, "--json"], env),
  ])
  expect(forPeople).toMatchObject({ code: 3, stdout: "" })
  expect(forPeople.stderr).toContain(`Address: ${url} (ROSETTE_URL)`)
  expect(forPeople.stderr).toContain(found)
  expect(forPrograms.code).toBe(3)
  expect(JSON.parse(forPrograms.stderr)).toMatchObject({ code: "NO_CONNECTION", kind, url })
})
