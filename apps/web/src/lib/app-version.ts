import { hasServiceWorkers } from "./service-worker.ts"
import type { ToWorker } from "./worker-messages.ts"

/** A worker that does not take over within this time is not waited for. */
const TAKE_OVER_MS = 3_000
/** How often a page that is looked at for days asks for a newer version. */
const ASK_AGAIN_MS = 3_600_000

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()
const watched = new WeakSet<ServiceWorkerRegistration>()

/** Whether a newer version stands ready on this device; it changes nothing until it is taken up. */
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

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => setWaiting(registration.active ? registration.waiting : null)
  look()
  if (watched.has(registration)) return
  watched.add(registration)
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look))
  let asked = Date.now()
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - asked < ASK_AGAIN_MS) return
    asked = Date.now()
    // Without a network there is no news, and the next look is as good.
    registration.update().catch(() => undefined)
  })
}

/**
 * Lets the product open without a network on this device from now on (`install`), or only looks after what an earlier visit
 * has installed. Where the browser refuses, everything works as it does with a network.
 */
export async function followVersions({ install }: { install: boolean }): Promise<void> {
  if (!hasServiceWorkers()) return
  const { serviceWorker } = navigator
  const registering = install ? serviceWorker.register("/sw.js") : serviceWorker.getRegistration()
  const registration = await registering.catch(() => undefined)
  if (registration) watch(registration)
}

/** Hands this device to the newer version; the page itself stays the old one until it is loaded again. */
export async function takeUpdate(): Promise<void> {
  if (!waiting) return
  const takeOver: ToWorker = { type: "take-over" }
  const hasTakenOver = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true })
    setTimeout(resolve, TAKE_OVER_MS)
  })
  waiting.postMessage(takeOver)
  await hasTakenOver
  setWaiting(null)
}

/** Whether the version on this device starts with another script than this page did. False where that cannot be read. */
export async function isPageOutdated(): Promise<boolean> {
  const entry = document.querySelector("script[type='module'][src]")?.getAttribute("src")
  const shell = await fetch("/index.html").then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  )
  return Boolean(entry && shell && !shell.includes(entry))
}
