import {
  createHandlerBoundToURL,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import { NetworkOnly } from "workbox-strategies"
import { belongsToMachines, isJudgesScreen } from "./paths.ts"
import { answerAsset } from "./previous-build.ts"

const SHELL = "/index.html"
/** How long the start page waits for the newest version, in seconds. */
const PATIENCE_SECONDS = 4

/**
 * Keeps what a judge's screens are made of. They open from this device, so that page and parts are of one version; every
 * other screen asks the network first, and opens from here when there is none.
 */
export function serveShell(files: (string | PrecacheEntry)[]): void {
  // "/" is a screen here and no other name of the file: it asks the network first.
  precacheAndRoute(files, { directoryIndex: "", cleanURLs: false })
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), answerAsset)

  const plugins = [new PrecacheFallbackPlugin({ fallbackURL: SHELL })]
  const onScreens = (isOne: (path: string) => boolean, handler: Parameters<typeof registerRoute>[1]) =>
    registerRoute(({ request, url }) => request.mode === "navigate" && isOne(url.pathname), handler)
  onScreens(isJudgesScreen, createHandlerBoundToURL(SHELL))
  onScreens((path) => path === "/", new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS, plugins }))
  onScreens((path) => !belongsToMachines(path), new NetworkOnly({ plugins }))
}
