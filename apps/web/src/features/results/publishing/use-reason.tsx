import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"
import { ReasonDialog, type ReasonQuestion } from "./reason-dialog.tsx"

/** Asks for a reason before something is done. The screen renders `dialog` once. */
export function useReason(by: string, isPending: boolean) {
  const asked = useOpened<ReasonQuestion | null>(null)
  const ask = (question: ReasonQuestion) => asked.open(question)
  const dialog = (
    <LazyDialog key={asked.turn} isOpen={asked.isOpen}>
      {(isOpen) => (
        <ReasonDialog question={asked.subject} by={by} isOpen={isOpen} isPending={isPending} onClose={asked.close} />
      )}
    </LazyDialog>
  )
  return { ask, dialog }
}
