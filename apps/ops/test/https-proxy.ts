import { once } from "node:events"
import { readFileSync } from "node:fs"
import { request } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { join } from "node:path"

/** A key and a certificate of its own for 0.0.0.0: an address that leads to this machine, and is not one of its own names for itself. */
export const CERTIFICATE_FILE = join(import.meta.dirname, "this-machine.pem")
export const CERTIFICATE = readFileSync(CERTIFICATE_FILE, "utf8")

/** What a proxy is told to do: where the server listens, and whether it passes on by which protocol it was asked. */
type Orders = { port: number; passesProtocol: boolean }

/** A proxy with https in front of a server. */
export async function startProxy(orders: Orders) {
  const proxy = createServer({ key: CERTIFICATE, cert: CERTIFICATE }, (asked, answer) => {
    const headers = { ...asked.headers, "x-forwarded-for": asked.socket.remoteAddress }
    const told = orders.passesProtocol ? { ...headers, "x-forwarded-proto": "https" } : headers
    const { method, url: path } = asked
    const sent = request({ port: orders.port, host: "127.0.0.1", method, path, headers: told }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    sent.on("error", () => answer.writeHead(502).end())
    asked.pipe(sent)
  })
  await once(proxy.listen(0, "0.0.0.0"), "listening")
  const url = `https://0.0.0.0:${(proxy.address() as AddressInfo).port}`
  return { url, stop: () => proxy.close().closeAllConnections() }
}
