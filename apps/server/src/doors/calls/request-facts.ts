import type { FastifyReply, FastifyRequest } from "fastify"
import type { Settings } from "../../env.ts"
import type { RequestFacts } from "../../kernel/context.ts"
import { originOf } from "../http/own-origin.ts"

/** A Fastify request as both APIs see it. Cookies are Secure if people reach the product by https. */
export function requestFactsOf(request: FastifyRequest, reply: FastifyReply, settings: Settings): RequestFacts {
  return {
    address: request.ip,
    secure: settings.publicUrl ? settings.publicUrl.startsWith("https:") : request.protocol === "https",
    origin: originOf(request, settings),
    cookieHeader: request.headers.cookie,
    userAgent: request.headers["user-agent"],
    log: request.log,
    // Returns nothing: a reply can be awaited, and the caller would wait until its own answer is sent.
    addCookie: (header) => {
      reply.header("set-cookie", header)
    },
  }
}
