import type { FastifyInstance } from "fastify"
import type { Services } from "../../kernel/services.ts"
import { productVersion } from "../../lib/product-version.ts"
import { AppError } from "../../refusals/app-error.ts"
import { sendRefusal } from "./send-refusal.ts"

/**
 * `/healthz`: the process serves, in this version, and was asked by this protocol, as far as a trusted proxy says so.
 * `/readyz`: the database answers too, and the server is not shutting down.
 */
export function mountHealth(app: FastifyInstance, { db }: Pick<Services, "db">, isClosing: () => boolean): void {
  app.get("/healthz", async ({ protocol }, reply) => {
    reply.header("cache-control", "no-store")
    return { status: "ok", version: productVersion(), protocol }
  })
  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store")
    const answers = async () => {
      try {
        await db.ping()
        return true
      } catch (error) {
        // The answer is "not ready"; the reason is logged.
        request.log.warn({ err: error }, "the database does not answer")
        return false
      }
    }
    if (!isClosing() && (await answers())) return { status: "ready" }
    return sendRefusal(reply, new AppError("UNAVAILABLE"))
  })
}
