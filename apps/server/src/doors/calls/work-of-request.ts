import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { whenOver } from "../http/when-over.ts"

/** The work in progress for a request that holds something until it is done, and what releases that. */
type Held = { pending: Set<Promise<unknown>>; releases: Set<() => void> }

const heldBy = new WeakMap<FastifyRequest, Held>()

/** Notes work that goes on even if the client of the request leaves; returns its promise. */
export function workFor<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  const pending = heldBy.get(request)?.pending
  if (!pending) return work
  pending.add(work)
  const end = () => void pending.delete(work)
  work.then(end, end)
  return work
}

/** A client may send its next request as soon as the last is answered, so nothing is held any more when the answer is sent. */
export function releaseBeforeAnswers(app: FastifyInstance): void {
  app.addHook("onSend", (request, _reply, payload, done) => {
    for (const release of heldBy.get(request)?.releases ?? []) release()
    done(null, payload)
  })
}

/** Runs `release` once: before the answer is sent, or when the client has left and no work is in progress for the request. */
export function whenDone(request: FastifyRequest, reply: FastifyReply, release: () => void): void {
  const { pending, releases } = heldBy.get(request) ?? { pending: new Set(), releases: new Set() }
  heldBy.set(request, { pending, releases })
  const once = () => {
    if (releases.delete(once)) release()
  }
  releases.add(once)
  whenOver(request, reply, async () => {
    while (pending.size > 0) {
      await Promise.allSettled(pending)
      // What was read is then handled: that begins in this turn of the event loop.
      await yieldToEventLoop()
    }
    once()
  })
}
