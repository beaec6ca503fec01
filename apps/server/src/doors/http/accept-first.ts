import type { FastifyInstance } from "fastify"

/** A request waits no longer than this, even while connections keep arriving. */
const LONGEST_WAIT_MS = 10

/**
 * Lets requests wait while connections are being accepted. Node accepts one connection in each turn of the event loop, and a
 * turn in which many judges save takes 10 ms: of 32 phones that reconnect at once, the last would wait for 32 such turns.
 */
export function acceptFirst(app: FastifyInstance): void {
  const waiting: (() => void)[] = []
  let isAccepting = false
  let acceptedInTurn = false
  let since = 0

  const endTurn = () => {
    if (acceptedInTurn && performance.now() - since < LONGEST_WAIT_MS) {
      acceptedInTurn = false
      setImmediate(endTurn)
      return
    }
    isAccepting = false
    for (const proceed of waiting.splice(0)) proceed()
  }
  app.server.on("connection", () => {
    acceptedInTurn = true
    if (isAccepting) return
    isAccepting = true
    since = performance.now()
    setImmediate(endTurn)
  })
  app.addHook("onRequest", (_request, _reply, done) => {
    if (isAccepting) waiting.push(done)
    else done()
  })
}
