import { isOutboxSync, OUTBOX_SYNC, type ToWorker } from "./worker-messages.ts"

type SyncingRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/** Whether this browser has service workers here: not over plain http, except on this very machine. */
export const hasServiceWorkers = (): boolean => "serviceWorker" in navigator

/** Hands a message to the worker that answers requests, as soon as there is one; without one nothing happens. */
async function tellWorker(message: ToWorker): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/**
 * Asks for photos to be fetched ahead and kept on this device, a few at a time; those that are kept already cost nothing, and
 * outside addresses are left alone. It ends quietly when the network goes or the room is used up: ask again at the next start.
 */
export function keepPhotos(urls: readonly string[]): void {
  if (hasServiceWorkers() && urls.length > 0) void tellWorker({ type: "keep-photos", urls })
}

/** Calls `listener` whenever the browser finds the moment good to send what waits; returns how to stop. */
export function onOutboxSync(listener: () => void): () => void {
  if (!hasServiceWorkers()) return () => undefined
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isOutboxSync(data)) listener()
  }
  navigator.serviceWorker.addEventListener("message", hear)
  return () => navigator.serviceWorker.removeEventListener("message", hear)
}

/** Asks the browser to call `onOutboxSync` when it next has a network; false where it knows no background sync. */
export async function requestOutboxSync(): Promise<boolean> {
  if (!hasServiceWorkers()) return false
  const { sync }: SyncingRegistration = await navigator.serviceWorker.ready
  if (!sync) return false
  return sync.register(OUTBOX_SYNC).then(
    () => true,
    // Refused by a setting of the browser: the outbox has its own ways of trying again.
    () => false,
  )
}
