import type { IncomingMessage } from "node:http"
import { LIMITS } from "@rosette/contract"
import type { FastifyInstance } from "fastify"

/** Whoever sends more than this after all, or pauses for longer, may find the connection closed. */
const MOST_BYTES_READ = 4 * LIMITS.body.importBytes
const LONGEST_PAUSE_MS = 1_000

/** Reads what is left of a body and throws it away. */
function letPass(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.readableEnded || request.destroyed) return resolve()
    const pause = setTimeout(resolve, LONGEST_PAUSE_MS)
    let bytes = 0
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length
      pause.refresh()
      if (bytes > MOST_BYTES_READ) resolve()
    })
    for (const end of ["end", "close", "error"]) request.once(end, resolve)
    request.once("close", () => clearTimeout(pause))
    request.resume()
  })
}

/**
 * Refuses only once the body has arrived, read or not: where the connection is closed after the answer, it would break
 * under a client or a proxy that is still sending, which then never reads why.
 */
export function letBodiesArrive(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (reply.statusCode < 400) done(null, payload)
    else letPass(request.raw).then(() => done(null, payload), done)
  })
}
