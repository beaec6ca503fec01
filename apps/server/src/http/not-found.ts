import type { FastifyInstance } from "fastify"
import { AppError } from "../app-error.ts"
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

/**
 * What no route knows is a screen of the web client, or "there is no such thing" as JSON: said before a body is read
 * or its type looked at.
 */
export function answerUnknownPaths(app: FastifyInstance, { hasScreens }: { hasScreens: boolean }): void {
  const isScreen = (method: string, url: string) => hasScreens && mayBeScreen(method, url)
  app.addHook("onRequest", (request, _reply, done) => {
    done(request.is404 && !isScreen(request.method, request.url) ? new AppError("NOT_FOUND") : undefined)
  })
  app.setNotFoundHandler((request, reply) =>
    isScreen(request.method, request.url)
      ? reply.sendFile("index.html")
      : sendRefusal(reply, new AppError("NOT_FOUND")),
  )
}
