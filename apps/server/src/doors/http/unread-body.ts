import type { IncomingMessage } from "node:http"
import { LIMITS } from "@rosette/contract/limits"
import type { FastifyInstance } from "fastify"

/** A client that sends more than this, or pauses longer, may find the connection closed. */
const MAX_BYTES_READ = 4 * LIMITS.body.importBytes
const LONGEST_PAUSE_MS = 1_000

/** Reads the rest of a body and discards it. */
function discardRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.readableEnded || request.destroyed) return resolve()
    const pause = setTimeout(resolve, LONGEST_PAUSE_MS)
    let bytes = 0
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length
      pause.refresh()
      if (bytes > MAX_BYTES_READ) resolve()
    })
    for (const end of ["end", "close", "error"]) request.once(end, resolve)
    request.once("close", () => clearTimeout(pause))
    request.resume()
  })
}

/**
 * Refuses only after the body has arrived: if the connection closed with the answer, a client or proxy that is still
 * sending would fail and never read the reason.
 */
export function waitForBodies(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (reply.statusCode < 400) done(null, payload)
    else discardRest(request.raw).then(() => done(null, payload), done)
  })
}
