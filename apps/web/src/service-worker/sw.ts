import { clientsClaim } from "workbox-core"
import type { PrecacheEntry } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import { type OfflineCheck, OUTBOX_SYNC, readToWorker } from "../lib/worker/worker-messages.ts"
import { syncOutbox } from "./outbox-sync.ts"
import { photoKind } from "./paths.ts"
import { answerPhoto, hasPhotos, keepPhotosAhead } from "./photo-cache.ts"
import { keepPreviousBuild } from "./previous-build.ts"
import { refillShell, serveShell } from "./shell.ts"

/** Background sync is not in every browser, nor in TypeScript's types. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

declare const self: ServiceWorkerGlobalScope & {
  /** The files to store, filled in by the build. */
  readonly __WB_MANIFEST: (string | PrecacheEntry)[]
  addEventListener(type: "sync", listener: (event: SyncEvent) => void): void
}

const files = self.__WB_MANIFEST

// The first worker of a device serves the page that installed it; a later one waits until it is told to take over.
clientsClaim()
serveShell(files)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && photoKind(url.pathname) !== null,
  ({ request, url, event }) =>
    answerPhoto(request, photoKind(url.pathname) ?? "photo", (work) => event.waitUntil(work)),
)

self.addEventListener("install", (event) => {
  // Only for pages that are open: the new version works without it.
  event.waitUntil(keepPreviousBuild(files).catch(() => undefined))
})

self.addEventListener("message", (event) => {
  const message = readToWorker(event.data)
  if (message?.type === "take-over") event.waitUntil(self.skipWaiting())
  if (message?.type === "keep-photos") event.waitUntil(keepPhotosAhead(message.urls))
  if (message?.type === "check-offline") event.waitUntil(checkOffline(message.urls, event.ports[0]))
})

self.addEventListener("sync", (event) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(syncOutbox())
})

/** Fetches what is missing for judging offline, and reports whether it is there now. */
async function checkOffline(urls: readonly string[], port: MessagePort | undefined): Promise<void> {
  const screens = await refillShell(files)
  await keepPhotosAhead(urls)
  const check: OfflineCheck = { screens, photos: await hasPhotos(urls) }
  port?.postMessage(check)
}
