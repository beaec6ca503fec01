import { TIMINGS_MS } from "@rosette/contract/limits"
import type { Change } from "@rosette/outbox/outbox"
import type { PendingSheet } from "@rosette/outbox/records"
import { pendingSheets } from "./pending-sheets.ts"
import type { SheetSaving } from "./sheet-saving.ts"

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const nothing = () => undefined

const asPending = ({ label, content, baseRevision }: Change, sending: Partial<PendingSheet> = {}): PendingSheet => ({
  label,
  content,
  baseRevision,
  state: "unsent",
  isSubmitted: false,
  refusal: null,
  isUnanswered: false,
  isChangedSince: false,
  isLost: false,
  isAddition: false,
  ...sending,
})

/** Product rule for Test Mode: a save takes a second and goes nowhere; nothing is stored, not even on this device. */
export function openDemoSaving(): SheetSaving {
  const pending = pendingSheets()
  return {
    pending: pending.all,
    subscribe: pending.subscribe,
    store: (change) => pending.set(change.entryId, asPending(change)),
    drop: pending.remove,
    sendAnyway: nothing,
    wake: nothing,
    close: nothing,
    async send(change) {
      const { entryId, isSubmitted, scores } = change
      pending.set(entryId, asPending(change, { state: "sending", isSubmitted }))
      await wait(TIMINGS_MS.demoSave)
      const content = pending.get(entryId)?.content ?? change.content
      pending.set(entryId, asPending({ ...change, content }))
      const stored = { entryId, isSubmitted, comments: content.comments, scores, revision: 1 }
      return { end: "saved", saved: { ...stored, stats: { completed: 0, total: 1 }, databaseId: "" } }
    },
    isSafe: () => true,
    storage: () => "works",
  }
}
