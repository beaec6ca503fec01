import type { FastifyInstance } from "fastify"
import { AppError } from "../app-error.ts"
import type { Services } from "../services.ts"

/** `/healthz`: the process serves. `/readyz`: the database answers too, and the server is not on its way out. */
export function mountHealth(app: FastifyInstance, { db }: Services): void {
  let isClosing = false
  app.addHook("preClose", async () => {
    isClosing = true
  })
  app.get("/healthz", async () => ({ status: "ok" }))
  app.get("/readyz", async (request, reply) => {
    const isReady = !isClosing && (await db.ping().then(() => true, (error: unknown) => {
      request.log.warn({ err: error }, "the database does not answer")
      return false
    }))
    if (isReady) return { status: "ready" }
    return reply.status(503).header("retry-after", "5").send(new AppError("UNAVAILABLE").toRefusal())
  })
}
