import { askOnPort } from "./port-answer.ts"
import {
  isOfflineCheck,
  isOutboxSync,
  type OfflineCheck,
  OUTBOX_SYNC,
  type OutboxSyncAnswer,
  type ToWorker,
} from "./worker-messages.ts"

type SyncingRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/** Whether this browser has service workers here: not over plain http, except on localhost. */
export const hasServiceWorkers = (): boolean => "serviceWorker" in navigator

/** Sends a message to the active worker as soon as there is one. */
async function tellWorker(message: ToWorker): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/**
 * Asks the worker to fetch photos ahead and store them on this device. Photos already stored and addresses of other servers are
 * skipped. The worker stops silently without a network or without space: ask again at the next start.
 */
export function keepPhotos(urls: readonly string[]): void {
  if (hasServiceWorkers() && urls.length > 0) void tellWorker({ type: "keep-photos", urls })
}

/** The worker fetches what is missing, which takes time on a slow connection. */
const CHECK_PATIENCE_MS = 30_000

/**
 * Asks the worker whether it has everything that judging needs, the screens and these photos; the worker fetches what is missing
 * first. Returns null if no worker serves this page or it does not answer.
 */
export async function checkOffline(urls: readonly string[]): Promise<OfflineCheck | null> {
  const worker = hasServiceWorkers() ? navigator.serviceWorker.controller : null
  if (!worker) return null
  const message: ToWorker = { type: "check-offline", urls }
  const answer = await askOnPort((port) => worker.postMessage(message, [port]), CHECK_PATIENCE_MS)
  return isOfflineCheck(answer) ? answer : null
}

/**
 * At each background sync tells the worker which outbox this page sends itself: `sends` returns its name, or null if this page
 * cannot send. Returns a function that stops this.
 */
export function answerOutboxSync(sends: () => string | null): () => void {
  if (!hasServiceWorkers()) return () => undefined
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    const name = isOutboxSync(data) ? sends() : null
    if (name === null) return
    const answer: OutboxSyncAnswer = { sends: name }
    ports[0]?.postMessage(answer)
  }
  navigator.serviceWorker.addEventListener("message", hear)
  return () => navigator.serviceWorker.removeEventListener("message", hear)
}

/** Asks the browser to let the worker send when there is a network again. Returns false without background sync. */
export async function requestOutboxSync(): Promise<boolean> {
  if (!hasServiceWorkers()) return false
  const { sync }: SyncingRegistration = await navigator.serviceWorker.ready
  if (!sync) return false
  return sync.register(OUTBOX_SYNC).then(
    () => true,
    // Refused by a setting of the browser: the outbox has other ways to try again.
    () => false,
  )
}
