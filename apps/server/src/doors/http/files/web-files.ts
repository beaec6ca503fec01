import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import { stageKeyOf } from "@rosette/contract/screens"
import type { FastifyInstance } from "fastify"
import { APP_DEVICE } from "../security-headers.ts"

export const isWebBuilt = (root: string): boolean => existsSync(join(root, "index.html"))

/** The folder of the documents that also name the files of one screen; the build writes it. */
const OF_SCREENS = "screens"

/** Returns a function that returns the file of a screen's document in `root`, by the screen's path. Reads the folder now. */
export function screenDocuments(root: string): (path: string) => string {
  const folder = join(root, OF_SCREENS)
  const built = new Set(existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
  return (path) => {
    const file = `${path.slice(1)}.html`
    return built.has(join(file)) ? `${OF_SCREENS}/${file}` : "index.html"
  }
}

const pathOf = (url: string) => url.split("?", 1)[0] ?? "/"

/**
 * Serves the built web client, precompressed: the files present at start, each by its own route. Compressed files have none:
 * they are sent for the file that they compress, and their routes would take 5 MB. "/" is the page that has the
 * start page in its HTML, if it was built.
 */
export async function serveWebFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    // Sent at the address of their screen only.
    globIgnore: [`${OF_SCREENS}/**`, "**/*.br", "**/*.gz"],
    index: ["landing.html", "index.html"],
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isNamedByContent = path.startsWith(join(root, "assets")) || path.endsWith(".woff2")
      response.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache")
      const isAppDocument = /\.html(?:\.br|\.gz)?$/.test(path) && stageKeyOf(pathOf(response.request.url)) === null
      if (isAppDocument) response.header("permissions-policy", APP_DEVICE)
    },
  })
}
