import type { Readable } from "node:stream"
import { create as contentDisposition } from "content-disposition"
import type { FastifyReply } from "fastify"
import type { Download } from "../../kernel/download.ts"

/**
 * Sends an archive while it is made. A failure breaks the connection, so that no client takes the part for a complete
 * file.
 */
export async function sendArchive(reply: FastifyReply, answer: unknown): Promise<Readable> {
  const { fileName, open } = answer as Download
  const content = await open()
  reply.header("content-type", "application/gzip")
  reply.header("content-disposition", contentDisposition(fileName))
  return content
}
