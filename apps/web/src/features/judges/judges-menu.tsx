import { lazy } from "react"
import { MoreMenu } from "../../ui/actions/more-menu.tsx"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../ui/dialogs/use-opened.ts"
import { useLocked } from "../../ui/states/locked.tsx"

const MessageDialog = lazy(() => import("./message-dialog.tsx").then((m) => ({ default: m.MessageDialog })))
const AssignDialog = lazy(() => import("./assigning/assign-dialog.tsx").then((m) => ({ default: m.AssignDialog })))

/** What concerns all judges: who judges what, and what they are told. */
export function JudgesMenu({ eventId }: { eventId: number }) {
  const isLocked = useLocked()
  const assigning = useOpened(null)
  const telling = useOpened(null)
  const items = [
    { key: "assign", label: "Assign judges…", isDisabled: isLocked, onPress: () => assigning.open(null) },
    { key: "message", label: "Message…", onPress: () => telling.open(null) },
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
    </>
  )
}
