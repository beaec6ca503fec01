import { existsSync } from "node:fs"
import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance } from "fastify"

/** Serves the built web client, precompressed; every other path is a screen of it. */
export async function serveWebFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(join(root, "index.html"))) return
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isNamedByContent = path.startsWith(join(root, "assets"))
      reply.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache")
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return reply.status(404).send({ error: "There is no such thing here.", code: "NOT_FOUND" })
    return reply.sendFile("index.html")
  })
}
