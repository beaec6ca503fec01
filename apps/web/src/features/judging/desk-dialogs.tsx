import { memo } from "react"
import type { Desk } from "./desk/desk.ts"
import { shownName } from "./desk/entry-names.ts"
import { useQuestion } from "./desk/use-question.tsx"
import { useWaitingCount } from "./desk/waiting-states.ts"
import type { ListedEntry } from "./entries/entry-list.tsx"
import type { Position } from "./entries/use-position.ts"
import { EntriesDialog, KeysDialog, SupportDialog, WaitingDialog } from "./lazy/lazy-dialogs.tsx"
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
      <EntriesDialog entries={entries} position={position} isOpen={open === "entries"} onClose={close} />
      <WaitingDialog
        desk={desk}
        where={where}
        onOpenEntry={position.goTo}
        ask={ask}
        isOpen={open === "waiting"}
        onClose={close}
      />
      <KeysDialog isOpen={open === "keys"} onClose={close} />
      <SupportDialog
        workspace={desk.workspace}
        entryName={shownName(position.entry)}
        unsent={desk.isDemo ? 0 : unsent}
        isOpen={open === "support"}
        onClose={close}
      />
      {dialog}
    </>
  )
})
