import type { FastifyReply } from "fastify"

/** Sends a published version as the bytes that were published, so that anyone can check the digest. */
export function sendSnapshot(reply: FastifyReply, answer: unknown): string {
  const { body } = answer as { body: string }
  reply.type("application/json; charset=utf-8")
  return body
}
