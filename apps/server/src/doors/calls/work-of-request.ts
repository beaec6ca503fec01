import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { FastifyReply, FastifyRequest } from "fastify"
import { whenOver } from "../http/when-over.ts"

/** The work in progress for requests that hold something until it is done. */
const works = new WeakMap<FastifyRequest, Set<Promise<unknown>>>()

/** Notes work that goes on even if the client of the request leaves; returns its promise. */
export function workFor<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  const pending = works.get(request)
  if (!pending) return work
  pending.add(work)
  const end = () => void pending.delete(work)
  work.then(end, end)
  return work
}

/** Runs `release` once, when the request is over and nothing is done for it any more. */
export function whenDone(request: FastifyRequest, reply: FastifyReply, release: () => void): void {
  const pending = works.get(request) ?? new Set()
  works.set(request, pending)
  whenOver(request, reply, async () => {
    while (pending.size > 0) {
      await Promise.allSettled(pending)
      // What was read is then handled: that begins in this turn of the event loop.
      await yieldToEventLoop()
    }
    release()
  })
}
