import type { FastifyReply, FastifyRequest } from "fastify"
import { buildApp } from "../../apps/server/src/app.ts"
import { contextOf } from "../../apps/server/src/doors/calls/admission.ts"
import type { Services } from "../../apps/server/src/kernel/services.ts"

/** The path of an answer with the given bytes after the session is checked; without bytes it is a 304. */
export const FLOOR_PATH = "/floor"

/** `tookMs` resolves with the server's time for the latest request, from its arrival to the last byte of its answer. */
export type TimedApp = {
  port: number
  tookMs(): Promise<number>
  /** Sets what the floor answers. */
  setFloor(bytes: Buffer | null): void
  close(): Promise<void>
}

/** The server in this process, on a free port, with its usual log. */
export async function openTimedApp(services: Services): Promise<TimedApp> {
  let begun = 0
  let answered = Promise.withResolvers<number>()
  let floor: Buffer | null = null
  const logTo = {
    // The request is logged when the last byte of its response is sent.
    write() {
      answered.resolve(performance.now())
    },
  }
  const settings = { ...services.settings, logLevel: "info" }
  const app = await buildApp({ ...services, settings }, { webRoot: "no-pages", logTo })
  app.get(FLOOR_PATH, async (request: FastifyRequest, reply: FastifyReply) => {
    const { organizer } = await contextOf(services, request, reply).who()
    if (!organizer) throw new Error("The organizer is not signed in.")
    return floor ? reply.type("application/json; charset=utf-8").send(floor) : reply.status(304).send()
  })
  app.server.prependListener("request", () => {
    answered = Promise.withResolvers()
    begun = performance.now()
  })
  await app.listen({ port: 0, host: "127.0.0.1" })
  const address = app.server.address()
  return {
    port: typeof address === "object" && address ? address.port : 0,
    tookMs: async () => (await answered.promise) - begun,
    setFloor(bytes) {
      floor = bytes
    },
    close: () => app.close(),
  }
}
