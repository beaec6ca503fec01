import { screenPathOf } from "@rosette/contract"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { AppError } from "../../kernel/app-error.ts"
import { sendRefusal } from "./send-refusal.ts"

const BELONGS_TO_MACHINES = /^\/+(api|trpc|photos|assets)(\/|$)/i

/** Whether a path that no route knows may be a screen of the web client: nothing that a program would ask for. */
export function mayBeScreen(method: string, url: string): boolean {
  if (method !== "GET" && method !== "HEAD") return false
  const path = url.split("?", 1)[0] ?? "/"
  try {
    return !BELONGS_TO_MACHINES.test(decodeURIComponent(path))
  } catch {
    // What cannot be decoded is the address of nothing.
    return false
  }
}

/** Whether the web client has a screen at this address. */
const isKnownScreen = (url: string) => screenPathOf(decodeURIComponent(url.split("?", 1)[0] ?? "/")) !== null

/** What would make less than the whole page of an answer; a page that is not there is always whole. */
const PARTS = ["range", "if-range", "if-none-match", "if-modified-since"]

function sendScreen(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isKnownScreen(request.url)) {
    for (const name of PARTS) delete request.raw.headers[name]
    reply.status(404)
  }
  return reply.sendFile("index.html")
}

/**
 * What no route knows is a screen of the web client, or "there is no such thing" as JSON: said before a body is read
 * or its type looked at. An address that is no screen of the client is its page for that, with the status 404.
 */
export function answerUnknownPaths(app: FastifyInstance, { hasScreens }: { hasScreens: boolean }): void {
  const isScreen = (method: string, url: string) => hasScreens && mayBeScreen(method, url)
  app.addHook("onRequest", (request, _reply, done) => {
    done(request.is404 && !isScreen(request.method, request.url) ? new AppError("NOT_FOUND") : undefined)
  })
  app.setNotFoundHandler((request, reply) =>
    isScreen(request.method, request.url) ? sendScreen(request, reply) : sendRefusal(reply, new AppError("NOT_FOUND")),
  )
}
