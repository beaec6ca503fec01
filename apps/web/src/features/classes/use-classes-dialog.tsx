import { lazy } from "react"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../ui/dialogs/use-opened.ts"

const ClassesDialog = lazy(() => import("./classes-dialog.tsx").then((m) => ({ default: m.ClassesDialog })))

/** The dialog of the event's classes, and a function that opens it. */
export function useClassesDialog(eventId: number) {
  const { isOpen, turn, open, close } = useOpened(null)
  const dialog = (
    <LazyDialog key={turn} isOpen={isOpen}>
      {(isOpen) => <ClassesDialog eventId={eventId} isOpen={isOpen} onClose={close} />}
    </LazyDialog>
  )
  return { openClasses: () => open(null), dialog }
}
