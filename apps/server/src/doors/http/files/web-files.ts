import { existsSync } from "node:fs"
import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance } from "fastify"

export const isWebBuilt = (root: string): boolean => existsSync(join(root, "index.html"))

/**
 * Serves the built web client, precompressed: the files present at start, each by its own route. "/" is the page that has the
 * start page in its HTML, if it was built.
 */
export async function serveWebFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: ["landing.html", "index.html"],
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isNamedByContent = path.startsWith(join(root, "assets")) || path.endsWith(".woff2")
      response.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache")
    },
  })
}
