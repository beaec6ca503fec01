import { cacheNames } from "workbox-core"
import {
  addPlugins,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import { NetworkOnly } from "workbox-strategies"
import { isJudgesScreen } from "../app/screens.ts"
import { isPart } from "./expected-response.ts"
import { isCard, offlineCard } from "./offline-card.ts"
import { belongsToMachines } from "./paths.ts"
import { answerAsset } from "./previous-build.ts"

const SHELL = "/index.html"
/** How long the start page waits for the newest version, and a card for the server, in seconds. */
const PATIENCE_SECONDS = 4

/** In place of a drawing without a network, instead of the browser's sign for a broken image. */
const NO_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const blankDrawing = {
  handlerDidError: async () => new Response(NO_DRAWING, { headers: { "content-type": "image/svg+xml" } }),
}

const pathOf = (url: string) => new URL(url, location.href).pathname

/**
 * Stores the files of a judge's screens. These open from this device, so that page and parts are of one version; every other
 * screen asks the network first and opens from this device when there is none.
 */
export function serveShell(files: (string | PrecacheEntry)[]): void {
  addPlugins([
    { cacheWillUpdate: async ({ request, response }) => (isPart(pathOf(request.url), response) ? response : null) },
  ])
  // "/" is a screen and not another name of index.html: it asks the network first.
  precacheAndRoute(files, { directoryIndex: "", cleanURLs: false })
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), answerAsset)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/drawings/"),
    new NetworkOnly({ plugins: [blankDrawing] }),
  )

  const plugins = [new PrecacheFallbackPlugin({ fallbackURL: SHELL })]
  const onScreens = (isOne: (path: string) => boolean, handler: Parameters<typeof registerRoute>[1]) =>
    registerRoute(({ request, url }) => request.mode === "navigate" && isOne(url.pathname), handler)
  onScreens(isJudgesScreen, createHandlerBoundToURL(SHELL))
  const card = { handlerDidError: ({ request }: { request: Request }) => offlineCard(request.url) }
  onScreens(isCard, new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS, plugins: [card] }))
  onScreens((path) => path === "/", new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS, plugins }))
  onScreens((path) => !belongsToMachines(path), new NetworkOnly({ plugins }))
}

/** Whether a page is of this version: it names a script that this version has stored. */
function isOfThisVersion(page: string, paths: readonly string[]): boolean {
  return paths.some((path) => /^\/assets\/index-.*\.js$/.test(path) && page.includes(path))
}

/**
 * Fetches the missing files of this version: a browser may clear the cache and leave the worker. Returns whether all files are
 * there. If the server has another version by now, nothing of it is stored.
 */
export async function refillShell(files: readonly (string | PrecacheEntry)[]): Promise<boolean> {
  const cache = await caches.open(cacheNames.precache)
  const paths = files.map((file) => pathOf(typeof file === "string" ? file : file.url))
  const missing: string[] = []
  for (const path of paths) if (!(await cache.match(getCacheKeyForURL(path) ?? path))) missing.push(path)
  if (missing.length === 0) return true
  try {
    const page = await fetch(SHELL, { cache: "reload" })
    if (!isPart(SHELL, page) || !isOfThisVersion(await page.clone().text(), paths)) return false
    for (const path of missing) {
      const response = path === SHELL ? page : await fetch(path, { cache: "reload" })
      if (!isPart(path, response)) return false
      await cache.put(getCacheKeyForURL(path) ?? path, response)
    }
    return true
  } catch {
    // No network: the page asks again.
    return false
  }
}
