import type { Entry } from "@rosette/contract/entries"
import type { ReactNode } from "react"
import { feedback } from "../../../lib/feedback.ts"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"
import { type StatusAim, useStatusSaving } from "../../entry-status/use-status-saving.ts"
import { isWithoutEffect } from "../../place-moves/moves-words.ts"
import { useMoves } from "../../place-moves/use-moves.ts"
import { mayMovePlaces, needsDialog } from "./status-actions.ts"
import { StatusDialog } from "./status-dialog.tsx"

/** Changes the status of an entry: at once, or in a dialog where a reason is asked for or places would move. */
export function useStatusChange(
  eventId: number,
  entries: readonly Entry[],
): { change: (aim: StatusAim) => void; dialog: ReactNode } {
  const save = useStatusSaving()
  const readMoves = useMoves(eventId)
  const { subject, isOpen, turn, open, close } = useOpened<StatusAim | null>(null)
  /** If it cannot be read whether places would move, the dialog says so. */
  const isQuestion = async (aim: StatusAim) => {
    if (needsDialog(aim)) return true
    if (!mayMovePlaces(aim)) return false
    const change = { entries: [{ entryId: aim.entry.id, status: aim.status }] }
    return readMoves(change).then(
      (moves) => !isWithoutEffect(moves),
      () => true,
    )
  }
  const change = async (aim: StatusAim) => {
    if (await isQuestion(aim)) return open(aim)
    const refusal = await save(aim, "")
    if (refusal !== null) feedback.failure("The status was not changed", refusal)
  }
  const entry = entries.find(({ id }) => id === subject?.entry.id) ?? subject?.entry
  const dialog = subject && entry && (
    <LazyDialog key={turn} isOpen={isOpen}>
      {(isOpen) => (
        <StatusDialog
          eventId={eventId}
          aim={subject}
          present={entry}
          save={(reason) => save({ entry, status: subject.status }, reason)}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </LazyDialog>
  )
  return { change: (aim) => void change(aim), dialog }
}
