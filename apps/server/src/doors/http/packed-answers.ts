import { promisify } from "node:util"
import { gzip } from "node:zlib"
import type { FastifyInstance } from "fastify"

/** Below this an answer fits into the first packets of a connection either way. */
const WORTH_IT_BYTES = 1_500
/** A third of the time of the usual level, for a tenth more bytes: answers differ each time, so each is packed anew. */
const LEVEL = 4
const TEXT = /^(?:application\/json|text\/(?:csv|html|plain))\b/
const pack = promisify(gzip)

/**
 * Packs long texts by gzip for whoever takes it: an event of forty entries is a fifth then, which a phone on a slow network
 * sees. What was packed at the build, pictures and live streams go as they are. No page of another site can have such an
 * answer made with its own text in it, as the cookies do not come along: lengths tell nobody anything.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload
    if (Buffer.byteLength(payload) < WORTH_IT_BYTES || reply.hasHeader("content-encoding")) return payload
    if (!TEXT.test(String(reply.getHeader("content-type")))) return payload
    const vary = reply.getHeader("vary")
    reply.header("vary", vary ? `${vary}, accept-encoding` : "accept-encoding")
    if (!takesGzip(String(request.headers["accept-encoding"] ?? ""))) return payload
    reply.header("content-encoding", "gzip").removeHeader("content-length")
    return pack(payload, { level: LEVEL })
  })
}

/** Whether an Accept-Encoding names gzip and does not give it the weight of nothing. */
export const takesGzip = (accepted: string): boolean =>
  accepted
    .toLowerCase()
    .split(",")
    .some((each) => /^\s*gzip\s*(?:;|$)/.test(each) && !/;\s*q=0(?:\.0*)?\s*$/.test(each))
