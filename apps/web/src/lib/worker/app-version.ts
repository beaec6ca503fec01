import { hasServiceWorkers } from "./service-worker.ts"
import type { ToWorker } from "./worker-messages.ts"

/** How often a page that stays open for days asks for a newer version. */
const ASK_AGAIN_MS = 3_600_000

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()
const watched = new WeakSet<ServiceWorkerRegistration>()

/** Whether a newer version is installed on this device and waits to be activated. */
export const isUpdateReady = (): boolean => waiting !== null

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setWaiting(next: ServiceWorker | null): void {
  if (next === waiting) return
  waiting = next
  for (const listener of listeners) listener()
}

/** Watches the worker's own state, because the fields of the registration may change a moment later. */
function follow(worker: ServiceWorker): void {
  const look = () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) setWaiting(worker)
    else if (worker === waiting) setWaiting(null)
  }
  worker.addEventListener("statechange", look)
  look()
}

function watch(registration: ServiceWorkerRegistration): void {
  if (watched.has(registration)) return
  watched.add(registration)
  const followNewer = () => {
    for (const worker of [registration.installing, registration.waiting]) if (worker) follow(worker)
  }
  // A newer version may have been found before the listener is added.
  followNewer()
  registration.addEventListener("updatefound", followNewer)
  let asked = Date.now()
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - asked < ASK_AGAIN_MS) return
    asked = Date.now()
    // Offline; the next check is soon enough.
    registration.update().catch(() => undefined)
  })
}

/**
 * Installs the service worker, so that the product opens offline on this device (`install`), or only updates an installed
 * one. If the browser refuses, the product works online only.
 */
export async function followVersions({ install }: { install: boolean }): Promise<void> {
  if (!hasServiceWorkers()) return
  const { serviceWorker } = navigator
  const registering = install ? serviceWorker.register("/sw.js") : serviceWorker.getRegistration()
  const registration = await registering.catch(() => undefined)
  if (registration) watch(registration)
}

/**
 * Activates the newer version, which takes over when the older one has answered its requests. The page itself stays the old
 * version until it is reloaded. There is no limit on how long that takes.
 */
export async function takeUpdate(): Promise<void> {
  if (!waiting) return
  const takeOver: ToWorker = { type: "take-over" }
  const hasTakenOver = new Promise<unknown>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true })
  })
  waiting.postMessage(takeOver)
  await hasTakenOver
}

/** Whether the version on this device starts with another script than this page did. False if that cannot be read. */
export async function isPageOutdated(): Promise<boolean> {
  const entry = document.querySelector("script[type='module'][src]")?.getAttribute("src")
  const shell = await fetch("/index.html").then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  )
  return Boolean(entry && shell && !shell.includes(entry))
}
