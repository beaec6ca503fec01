import type { SavedSheet } from "@rosette/contract"
import type { Refusal, SendFailure } from "@rosette/outbox"

/** What has become of a sheet that the judge sent: taken, refused, or kept here until the line is back. */
export type SendOutcome =
  /** A repeated try is answered as the first time: what stands on the server now is in the workspace. */
  | { end: "saved"; saved: SavedSheet; isRepeat?: boolean }
  | { end: "refused"; refusal: Refusal }
  /** Why it has not left; null while that is not known yet. */
  | { end: "kept"; refusal: SendFailure | null }

export type SendWaits = ReturnType<typeof openSendWaits>

/** Who waits to hear what has become of a sheet that was sent, by edit. */
export function openSendWaits() {
  const waiting = new Map<string, { entryId: number; settle: (outcome: SendOutcome) => void }>()
  return {
    /** What has become of an edit; after `longestMs` what `otherwise` says, while the try goes on. */
    wait: (editId: string, entryId: number, longestMs: number, otherwise: () => SendOutcome): Promise<SendOutcome> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => settle(otherwise()), longestMs)
        const settle = (outcome: SendOutcome) => {
          clearTimeout(timer)
          waiting.delete(editId)
          resolve(outcome)
        }
        waiting.set(editId, { entryId, settle })
      }),
    /** Tells those whom the outcome of an edit concerns, and answers whether there were any. */
    tell(edit: { editId: string; entryId: number }, outcome: SendOutcome): boolean {
      // What stands in the way of one edit of a sheet stands in the way of those after it.
      const concerned = [...waiting].filter(
        ([editId, { entryId }]) => editId === edit.editId || (outcome.end === "refused" && entryId === edit.entryId),
      )
      for (const [, { settle }] of concerned) settle(outcome)
      return concerned.length > 0
    },
    tellAll(outcome: SendOutcome): void {
      for (const { settle } of [...waiting.values()]) settle(outcome)
    },
  }
}
