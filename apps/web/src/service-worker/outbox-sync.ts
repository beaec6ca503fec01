import type { FromWorker } from "../lib/worker-messages.ts"
import { sendWithoutPage } from "./outbox-hook.ts"

declare const self: ServiceWorkerGlobalScope

/** Tells every open page that now is a good moment to send what waits; with none open the worker is on its own. */
export async function syncOutbox(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  if (pages.length === 0) return sendWithoutPage()
  const message: FromWorker = { type: "outbox-sync" }
  for (const page of pages) page.postMessage(message)
}
