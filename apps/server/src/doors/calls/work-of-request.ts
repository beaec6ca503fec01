import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
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

/** What requests hold until they are answered. */
const releases = new WeakMap<FastifyRequest, Set<() => void>>()

/** By the time of its answer nothing is done for a request any more: a client that then sends the next one must not be refused. */
export function releaseBeforeAnswers(app: FastifyInstance): void {
  app.addHook("onSend", (request, _reply, payload, done) => {
    for (const release of releases.get(request) ?? []) release()
    done(null, payload)
  })
}

/** Runs `release` once: just before the answer, or when the client has left and nothing is done for the request any more. */
export function whenDone(request: FastifyRequest, reply: FastifyReply, work: () => void): void {
  const pending = works.get(request) ?? new Set()
  works.set(request, pending)
  const held = releases.get(request) ?? new Set()
  releases.set(request, held)
  const release = () => {
    if (held.delete(release)) work()
  }
  held.add(release)
  whenOver(request, reply, async () => {
    while (pending.size > 0) {
      await Promise.allSettled(pending)
      // What was read is then handled: that begins in this turn of the event loop.
      await yieldToEventLoop()
    }
    release()
  })
}
