import { lazy, type ReactNode } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"

const RulesDialog = lazy(() => import("./rules-dialog.tsx").then((m) => ({ default: m.RulesDialog })))

type Props = {
  eventId: number
  /** Of the results on the screen. */
  version: number
}

/** The rules of the results: a dialog, and what opens it. */
export function useRulesDialog({ eventId, version }: Props): { openRules: () => void; rulesDialog: ReactNode } {
  const { isOpen, turn, open, close } = useOpened(null)
  const rulesDialog = (
    <LazyDialog key={turn} isOpen={isOpen}>
      {(isShown) => <RulesDialog eventId={eventId} version={version} isOpen={isShown} onClose={close} />}
    </LazyDialog>
  )
  return { openRules: () => open(null), rulesDialog }
}
