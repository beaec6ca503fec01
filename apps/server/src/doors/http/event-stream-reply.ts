import type { FastifyReply } from "fastify"

/** Whether this answer is a live stream, which lasts as long as somebody watches. */
export const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader("content-type")).startsWith("text/event-stream")
