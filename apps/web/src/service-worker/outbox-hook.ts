import { openOutbox, type SendingEnd } from "@rosette/outbox"
import { refusalOf } from "../lib/error-text.ts"
import { newMutationId } from "../lib/mutation-id.ts"
import { judgesWithKept } from "../offline/device-database.ts"
import { deviceStore } from "../offline/device-store.ts"
import { oneTabAtATime, outboxName } from "../offline/tabs.ts"
import { postSheet } from "./post-sheet.ts"

/**
 * Background sync with no page open: sends what waits as a page would, from the same records and under the same lock. Rejects
 * where the line is cut again, so that the browser tries once more.
 */
export async function sendWithoutPage(): Promise<void> {
  for (const judgeId of await judgesWithKept()) {
    const outbox = openOutbox({ judgeId, store: deviceStore, post: postSheet, refusalOf, newId: newMutationId })
    let ending: SendingEnd = { end: "done" }
    await oneTabAtATime(outboxName(judgeId))(async () => {
      ending = await outbox.sendAll()
    })
    if ((ending as SendingEnd).end === "cut") throw new Error("The line was cut before everything was sent.")
  }
}
