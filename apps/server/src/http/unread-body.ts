import type { IncomingMessage } from "node:http"
import { LIMITS } from "@rosette/contract"
import type { FastifyInstance } from "fastify"

/** Whoever sends more than this after all may find the connection closed. */
const MOST_BYTES_READ = 4 * LIMITS.body.importBytes

/** Reads what is left of a body and throws it away, up to a bound; the time that a request may take is bounded elsewhere. */
function letPass(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve()
    let bytes = 0
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MOST_BYTES_READ) resolve()
    })
    request.once("end", resolve).once("close", resolve)
    request.resume()
  })
}

/**
 * Says that a body is too large only once it has arrived: the connection is closed after that, and under a client that is
 * still sending it would break before the answer is read.
 */
export function letLargeBodiesPass(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (reply.statusCode !== 413) done(null, payload)
    else letPass(request.raw).then(() => done(null, payload), done)
  })
}
