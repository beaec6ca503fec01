import { create as contentDisposition } from "content-disposition"
import type { FastifyReply } from "fastify"

/** Sends an export as a download (RFC 6266), with a byte order mark so that Excel reads umlauts. */
export function sendCsv(reply: FastifyReply, answer: unknown): string {
  const { fileName, text } = answer as { fileName: string; text: string }
  reply.header("content-type", "text/csv; charset=utf-8")
  reply.header("content-disposition", contentDisposition(fileName))
  return `\uFEFF${text}`
}
