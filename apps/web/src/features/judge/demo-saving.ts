import { TIMINGS_MS } from "@rosette/contract"
import { pendingSheets } from "./pending-sheets.ts"
import type { SheetSaving } from "./sheet-saving.ts"

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Product rule for Test Mode: a save takes a second and goes nowhere; nothing is stored, not even on this device. */
export function openDemoSaving(): SheetSaving {
  const pending = pendingSheets()
  return {
    pending: pending.all,
    subscribe: pending.subscribe,
    keep: (entryId, content) => pending.set(entryId, { content, state: "kept", isSubmitted: false, refusal: null }),
    forget: pending.remove,
    async send({ entryId, content, scores, isSubmitted }) {
      pending.set(entryId, { content, state: "sending", isSubmitted, refusal: null })
      await wait(TIMINGS_MS.demoSave)
      const latest = pending.get(entryId)?.content ?? content
      pending.set(entryId, { content: latest, state: "kept", isSubmitted: false, refusal: null })
      const saved = { entryId, isSubmitted, scores, stats: { completed: 0, total: 1 }, revision: 1 }
      return { saved, refusal: null }
    },
    isSafe: () => true,
  }
}
