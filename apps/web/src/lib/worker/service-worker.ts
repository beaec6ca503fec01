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

/** The worker looks for what is missing and fetches it: that takes its time on a slow line. */
const CHECK_PATIENCE_MS = 30_000

/**
 * Whether the worker serves this page and has everything that judging needs: its screens, and these photos. What is missing is
 * fetched first; null where there is no worker, or it does not answer.
 */
export async function checkOffline(urls: readonly string[]): Promise<OfflineCheck | null> {
  const worker = hasServiceWorkers() ? navigator.serviceWorker.controller : null
  if (!worker) return null
  const message: ToWorker = { type: "check-offline", urls }
  const answer = await askOnPort((port) => worker.postMessage(message, [port]), CHECK_PATIENCE_MS)
  return isOfflineCheck(answer) ? answer : null
}

/**
 * Answers the worker, whenever the browser finds the moment good to send what waits, which outbox this page sends by itself:
 * `sends` names it, or is null where this page cannot. Returns how to stop.
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

/** Asks the browser to let the worker send when it next has a network; false where it knows no background sync. */
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
