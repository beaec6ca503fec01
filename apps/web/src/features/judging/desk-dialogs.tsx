import { memo } from "react"
import { useDesk } from "./desk/desk-context.ts"
import { shownName } from "./desk/entry-names.ts"
import { useWaitingCount } from "./desk/waiting-states.ts"
import type { ListedEntry } from "./entries/listed-entries.ts"
import type { Position } from "./entries/use-position.ts"
import { LaterDialog } from "./later-dialog.tsx"
import type { OpenDialog } from "./use-desk-keys.ts"
import { useQuestion } from "./use-question.tsx"

type Props = {
  position: Position
  entries: readonly ListedEntry[]
  open: OpenDialog
  close: () => void
  onScan: (() => void) | undefined
}

/** The dialogs of the judging screen, one at a time. */
export const DeskDialogs = memo(function DeskDialogs({ position, entries, open, close, onScan }: Props) {
  const { workspace, saving } = useDesk()
  const { ask, dialog } = useQuestion()
  const unsent = useWaitingCount(saving)
  return (
    <>
      <LaterDialog
        part={(later) => later.EntriesDialog}
        dialog={{ entries, position, onScan, isOpen: open === "entries", onClose: close }}
      />
      <LaterDialog part={(later) => later.ScanDialog} dialog={{ isOpen: open === "scan", onClose: close }} />
      <LaterDialog
        part={(later) => later.WaitingDialog}
        dialog={{ onOpenEntry: position.goTo, ask, isOpen: open === "waiting", onClose: close }}
      />
      <LaterDialog
        part={(later) => later.EntryMenuDialog}
        dialog={{ entry: position.entry, isOpen: open === "entry", onClose: close }}
      />
      <LaterDialog part={(later) => later.KeysDialog} dialog={{ isOpen: open === "keys", onClose: close }} />
      <LaterDialog
        part={(later) => later.SupportDialog}
        dialog={{
          workspace,
          entryName: shownName(position.entry),
          unsent,
          isOpen: open === "support",
          onClose: close,
        }}
      />
      {dialog}
    </>
  )
})
