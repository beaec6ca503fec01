import { memo } from "react"
import type { Desk } from "./desk/desk.ts"
import { shownName } from "./desk/entry-names.ts"
import { useQuestion } from "./desk/use-question.tsx"
import { useWaitingCount } from "./desk/waiting-states.ts"
import type { ListedEntry } from "./entries/entry-list.tsx"
import type { Position } from "./entries/use-position.ts"
import { LaterDialog } from "./later-dialog.tsx"
import type { OpenDialog } from "./use-desk-keys.ts"

type Props = {
  desk: Desk
  position: Position
  entries: readonly ListedEntry[]
  where: string
  open: OpenDialog
  close: () => void
}

/** The dialogs of the judging screen, one at a time. */
export const DeskDialogs = memo(function DeskDialogs({ desk, position, entries, where, open, close }: Props) {
  const { ask, dialog } = useQuestion()
  const unsent = useWaitingCount(desk.saving)
  return (
    <>
      <LaterDialog
        part={(later) => later.EntriesDialog}
        dialog={{ entries, position, isOpen: open === "entries", onClose: close }}
      />
      <LaterDialog
        part={(later) => later.WaitingDialog}
        dialog={{ desk, where, onOpenEntry: position.goTo, ask, isOpen: open === "waiting", onClose: close }}
      />
      <LaterDialog part={(later) => later.KeysDialog} dialog={{ isOpen: open === "keys", onClose: close }} />
      <LaterDialog
        part={(later) => later.SupportDialog}
        dialog={{
          workspace: desk.workspace,
          entryName: shownName(position.entry),
          unsent: desk.isDemo ? 0 : unsent,
          isOpen: open === "support",
          onClose: close,
        }}
      />
      {dialog}
    </>
  )
})
