import type { FastifyReply } from "fastify"

/** Whether this is a live stream, which stays open as long as its client reads it. */
export const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader("content-type")).startsWith("text/event-stream")
