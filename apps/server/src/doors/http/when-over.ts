import type { Socket } from "node:net"
import type { FastifyReply, FastifyRequest } from "fastify"

const worksOf = new WeakMap<Socket, Set<() => void>>()

/** One listener for each connection, however many requests it has. */
function worksAtClose(socket: Socket): Set<() => void> {
  const known = worksOf.get(socket)
  if (known) return known
  const works = new Set<() => void>()
  worksOf.set(socket, works)
  socket.once("close", () => {
    for (const work of works) work()
  })
  return works
}

/**
 * Runs `work` once, when the request is answered or its connection is closed; at once if that has already happened. The
 * response's own "close" is not enough: it may have come before somebody listens, and never comes for a request that was
 * sent behind another one on the same connection.
 */
export function whenOver(request: FastifyRequest, reply: FastifyReply, work: () => void): void {
  const { socket } = request.raw
  if (socket.destroyed || reply.raw.closed) {
    work()
    return
  }
  const works = worksAtClose(socket)
  const once = () => {
    if (works.delete(once)) work()
  }
  works.add(once)
  reply.raw.once("close", once)
}
