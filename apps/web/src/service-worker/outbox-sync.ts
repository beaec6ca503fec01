import { askOnPort } from "../lib/worker/port-answer.ts"
import { type FromWorker, isOutboxSyncAnswer } from "../lib/worker/worker-messages.ts"
import { sendWithoutPage } from "./outbox-hook.ts"

declare const self: ServiceWorkerGlobalScope

/** The page of a judge answers at once; a page that is frozen or has no outbox does not answer. */
const PATIENCE_MS = 1_000

/** Asks every open page which sheets it sends itself, and sends the others. */
export async function syncOutbox(): Promise<void> {
  await sendWithoutPage(await sentBy(await self.clients.matchAll({ type: "window", includeUncontrolled: true })))
}

/** Returns the names of the outboxes that these pages send themselves; a page that does not answer sends none. */
export async function sentBy(pages: readonly Pick<Client, "postMessage">[]): Promise<ReadonlySet<string>> {
  const message: FromWorker = { type: "outbox-sync" }
  const answers = await Promise.all(
    pages.map((page) => askOnPort((port) => page.postMessage(message, [port]), PATIENCE_MS)),
  )
  return new Set(answers.filter(isOutboxSyncAnswer).map(({ sends }) => sends))
}
