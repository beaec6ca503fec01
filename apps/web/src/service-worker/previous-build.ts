import { cacheNames } from "workbox-core"
import type { RouteHandlerCallbackOptions } from "workbox-core/types.js"
import type { PrecacheEntry } from "workbox-precaching"

const PREVIOUS_BUILD = "rosette-previous-build"

const pathOf = (url: string) => new URL(url, self.location.href).pathname

/**
 * Sets aside the files of the previous version when a new one is installed: a page of that version that is still open can open
 * its dialogs when the new one has taken over and the server has only the new files. Keeps one version and no more.
 */
export async function keepPreviousBuild(files: readonly (string | PrecacheEntry)[]): Promise<void> {
  const ofThisBuild = new Set(files.map((file) => pathOf(typeof file === "string" ? file : file.url)))
  const kept = await caches.open(cacheNames.precache)
  await caches.delete(PREVIOUS_BUILD)
  const aside = await caches.open(PREVIOUS_BUILD)
  for (const request of await kept.keys()) {
    const path = pathOf(request.url)
    const response = path.startsWith("/assets/") && !ofThisBuild.has(path) ? await kept.match(request) : undefined
    if (response) await aside.put(request, response)
  }
}

/** Returns a file of the product that this version does not store: from the previous version, else from the network. */
export async function answerAsset({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await caches.match(request, { cacheName: PREVIOUS_BUILD, ignoreVary: true })) ?? fetch(request)
}
