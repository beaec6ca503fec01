import type { SavedSheet } from "@rosette/contract/sheets"
import type { SendFailure, SheetRefused } from "@rosette/outbox"

/** The outcome of a sheet that the judge sent: saved, refused, or kept here until there is a connection again. */
export type SendOutcome =
  /** A repeated attempt gets the answer of the first one: what the server has now is in the workspace. */
  | { end: "saved"; saved: SavedSheet; isRepeat?: boolean }
  | { end: "refused"; refusal: SheetRefused }
  /** Why it is not sent; null while that is not known yet. */
  | { end: "kept"; refusal: SendFailure | null }

export type SendWaits = ReturnType<typeof openSendWaits>

/** The callers that wait for the outcome of a sent sheet, by edit. */
export function openSendWaits() {
  const waiting = new Map<string, { entryId: number; settle: (outcome: SendOutcome) => void }>()
  return {
    /** Resolves with the outcome of an edit, or after `longestMs` with `otherwise()`, while the attempt goes on. */
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
    /** Settles the waits that the outcome of an edit concerns, and returns whether there were any. */
    tell(edit: { editId: string; entryId: number }, outcome: SendOutcome): boolean {
      // A refusal of one edit of a sheet holds back the later edits as well.
      const concerned = [...waiting].filter(
        ([editId, { entryId }]) => editId === edit.editId || (outcome.end === "refused" && entryId === edit.entryId),
      )
      for (const [, { settle }] of concerned) settle(outcome)
      return concerned.length > 0
    },
    /** Settles the waits for a sheet of which nothing is left to send. */
    end(entryId: number): void {
      for (const wait of [...waiting.values()])
        if (wait.entryId === entryId) wait.settle({ end: "kept", refusal: null })
    },
    tellAll(outcome: SendOutcome): void {
      for (const { settle } of [...waiting.values()]) settle(outcome)
    },
  }
}
