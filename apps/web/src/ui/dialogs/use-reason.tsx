import { LazyDialog } from "./lazy-dialog.tsx"
import { ReasonDialog, type ReasonFacts, type ReasonQuestion } from "./reason-dialog.tsx"
import { useOpened } from "./use-opened.ts"

/** Asks for a reason before something is done. The screen renders `dialog` once. */
export function useReason(facts: ReasonFacts) {
  const asked = useOpened<ReasonQuestion | null>(null)
  const dialog = (
    <LazyDialog key={asked.turn} isOpen={asked.isOpen}>
      {(isOpen) => <ReasonDialog {...facts} question={asked.subject} isOpen={isOpen} onClose={asked.close} />}
    </LazyDialog>
  )
  return { ask: (question: ReasonQuestion) => asked.open(question), dialog }
}
