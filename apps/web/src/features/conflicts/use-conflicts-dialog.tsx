import { lazy } from "react"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../ui/dialogs/use-opened.ts"
import type { About } from "./named-pairs.ts"

const ConflictsDialog = lazy(() => import("./conflicts-dialog.tsx").then((m) => ({ default: m.ConflictsDialog })))

type Subject = { about: About; name: string | null }

/** The dialog of the conflicts of a judge, an entry or all, and a function that opens it. */
export function useConflictsDialog(eventId: number) {
  const { subject, isOpen, turn, open, close } = useOpened<Subject>({ about: {}, name: null })
  const dialog = (
    <LazyDialog key={`conflicts-${turn}`} isOpen={isOpen}>
      {(isShown) => <ConflictsDialog eventId={eventId} {...subject} isOpen={isShown} onClose={close} />}
    </LazyDialog>
  )
  return { openConflicts: open, dialog }
}
