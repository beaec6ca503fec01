import { randomBytes } from "node:crypto"
import type { FastifyReply } from "fastify"
import { writtenJson } from "../lib/written-json.ts"

/** A backup that is restored repeats versions with something else in them; a server that has started anew says so. */
const THIS_START = randomBytes(6).toString("hex")

/** Answers what has a version: 304 without a body where the client has this one already, as its `If-None-Match` says. */
export function sendVersion(reply: FastifyReply, answer: unknown): Buffer | string | FastifyReply {
  const { version } = answer as { version: number }
  const tag = `"${THIS_START}-${version}"`
  reply.headers({ etag: tag, "cache-control": "private, no-cache" })
  const known = reply.request.headers["if-none-match"]?.split(",").map((each) => each.trim().replace(/^W\//, ""))
  if (known?.includes(tag) || known?.includes("*")) return reply.status(304).send()
  reply.type("application/json; charset=utf-8")
  return writtenJson(answer)
}
