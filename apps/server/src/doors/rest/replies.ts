import { Readable } from "node:stream"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { RestAnswer } from "@rosette/contract/call"
import { create as contentDisposition } from "content-disposition"
import type { FastifyReply } from "fastify"
import type { Download } from "../../kernel/download.ts"
import { etagDigest } from "../../lib/etag-digest.ts"
import { knowsVersion } from "../http/known-version.ts"

type Send = (reply: FastifyReply, answer: unknown) => unknown

/** How an answer is sent that is not plain JSON. */
export const REPLIES: Record<RestAnswer, Send> = {
  csv: sendCsv,
  archive: sendArchive,
  snapshot: sendSnapshot,
  inSlices: sendLongList,
  unlessKnown: sendUnlessKnown,
}

const ITEMS_AT_ONCE = 1_000

/** Sends an export as a download (RFC 6266), with a byte order mark so that Excel reads umlauts. */
function sendCsv(reply: FastifyReply, answer: unknown): string {
  const { fileName, text } = answer as { fileName: string; text: string }
  reply.header("content-type", "text/csv; charset=utf-8")
  reply.header("content-disposition", contentDisposition(fileName))
  return `\uFEFF${text}`
}

/**
 * Sends an archive while it is made. A failure breaks the connection, so that no client takes the part for a complete
 * file.
 */
async function sendArchive(reply: FastifyReply, answer: unknown): Promise<Readable> {
  const { fileName, open } = answer as Download
  const content = await open()
  reply.header("content-type", "application/gzip")
  reply.header("content-disposition", contentDisposition(fileName))
  return content
}

/** Sends a published version as the bytes that were published, so that anyone can check the digest. */
function sendSnapshot(reply: FastifyReply, answer: unknown): string {
  const { body } = answer as { body: string }
  reply.type("application/json; charset=utf-8")
  return body
}

/** Streams a long list in slices: serialized at once, 60,000 scores would block every other request. */
function sendLongList(reply: FastifyReply, answer: unknown): Readable {
  reply.header("content-type", "application/json; charset=utf-8")
  return Readable.from(slicesOf(answer as unknown[]))
}

async function* slicesOf(list: unknown[]): AsyncGenerator<string> {
  for (let start = 0; start < list.length; start += ITEMS_AT_ONCE) {
    // Each slice is serialized as a list: its brackets are removed, and a comma joins it to the slice before it.
    yield (start === 0 ? "[" : ",") + JSON.stringify(list.slice(start, start + ITEMS_AT_ONCE)).slice(1, -1)
    await yieldToEventLoop()
  }
  yield list.length === 0 ? "[]" : "]"
}

/** Sends an answer with the digest of its text as its ETag: 304 without a body if the client's `If-None-Match` names it. */
function sendUnlessKnown(reply: FastifyReply, answer: unknown): string | FastifyReply {
  const text = JSON.stringify(answer)
  const tag = `"${etagDigest(text)}"`
  reply.headers({ etag: tag, "cache-control": "private, no-cache" })
  if (knowsVersion(reply.request.headers["if-none-match"], tag)) return reply.status(304).send()
  reply.type("application/json; charset=utf-8")
  return text
}
