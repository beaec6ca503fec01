import type { FastifyReply } from "fastify"
import { etagDigest } from "../../lib/etag-digest.ts"
import { writtenJson } from "../../lib/written-json.ts"
import { knowsVersion } from "../http/known-version.ts"

const tags = new WeakMap<object, string>()

/** The ETag of an immutable answer, from its content: computed once. */
function tagOf(answer: object): string {
  const known = tags.get(answer)
  if (known) return known
  const tag = `"${etagDigest(writtenJson(answer))}"`
  tags.set(answer, tag)
  return tag
}

/** Sends a versioned answer: 304 without a body if the client's `If-None-Match` names this version. */
export function sendVersion(reply: FastifyReply, answer: unknown): Buffer | string | FastifyReply {
  const tag = tagOf(answer as object)
  reply.headers({ etag: tag, "cache-control": "private, no-cache" })
  if (knowsVersion(reply.request.headers["if-none-match"], tag)) return reply.status(304).send()
  return sendWritten(reply, answer)
}

/** Sends an answer that many clients get: its bytes are serialized once for all of them. */
export function sendWritten(reply: FastifyReply, answer: unknown): Buffer | string {
  reply.type("application/json; charset=utf-8")
  return writtenJson(answer)
}
