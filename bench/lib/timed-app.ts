import { buildApp } from "../../apps/server/src/app.ts"
import type { Services } from "../../apps/server/src/kernel/services.ts"

/** `tookMs` resolves with the server's time for the latest request, from its arrival to the last byte of its answer. */
export type TimedApp = { port: number; tookMs(): Promise<number>; close(): Promise<void> }

/** The server in this process, on a free port, with its usual log. */
export async function openTimedApp(services: Services): Promise<TimedApp> {
  let begun = 0
  let answered = Promise.withResolvers<number>()
  // The request is logged when the last byte of its response is sent.
  const logTo = { write: () => answered.resolve(performance.now()) }
  const settings = { ...services.settings, logLevel: "info" }
  const app = await buildApp({ ...services, settings }, { webRoot: "no-pages", logTo })
  app.server.prependListener("request", () => {
    answered = Promise.withResolvers()
    begun = performance.now()
  })
  await app.listen({ port: 0, host: "127.0.0.1" })
  const address = app.server.address()
  return {
    port: typeof address === "object" && address ? address.port : 0,
    tookMs: async () => (await answered.promise) - begun,
    close: () => app.close(),
  }
}
