import { lazy } from "react"
import { type MoreItem, MoreMenu } from "../../ui/actions/more-menu.tsx"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../ui/dialogs/use-opened.ts"
import { useLocked } from "../../ui/states/locked.tsx"
import { useConflictsDialog } from "../conflicts/use-conflicts-dialog.tsx"

const MessageDialog = lazy(() => import("./message-dialog.tsx").then((m) => ({ default: m.MessageDialog })))
const AssignDialog = lazy(() => import("./assigning/assign-dialog.tsx").then((m) => ({ default: m.AssignDialog })))

type Props = { eventId: number; onCoverage: () => void }

/** What concerns all judges: who judges what, which entries nobody has seen, what they are told, who has stepped aside. */
export function JudgesMenu({ eventId, onCoverage }: Props) {
  const isLocked = useLocked()
  const assigning = useOpened(null)
  const telling = useOpened(null)
  const { openConflicts, dialog } = useConflictsDialog(eventId)
  const items: MoreItem[] = [
    { key: "assign", label: "Assign judges…", isDisabled: isLocked, onPress: () => assigning.open(null) },
    { key: "coverage", label: "Coverage", onPress: onCoverage },
    { key: "message", label: "Message…", onPress: () => telling.open(null) },
    { key: "conflicts", label: "Conflicts…", onPress: () => openConflicts({ about: {}, name: null }) },
  ]
  return (
    <>
      <MoreMenu label="More for the judges" items={items} />
      <LazyDialog key={assigning.turn} isOpen={assigning.isOpen}>
        {(isOpen) => <AssignDialog eventId={eventId} isOpen={isOpen} onClose={assigning.close} />}
      </LazyDialog>
      <LazyDialog key={`message-${telling.turn}`} isOpen={telling.isOpen}>
        {(isOpen) => <MessageDialog eventId={eventId} isOpen={isOpen} onClose={telling.close} />}
      </LazyDialog>
      {dialog}
    </>
  )
}
