import type { FastifyReply } from "fastify"
import type { AppError } from "../../refusals/app-error.ts"

/** Sends a refusal as JSON, with `Retry-After` if waiting helps. */
export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header("retry-after", String(refusal.retryAfterSeconds))
  return reply
    .status(refusal.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(refusal.toRefusal())
}
