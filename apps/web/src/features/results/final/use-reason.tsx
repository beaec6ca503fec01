import { useState } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { ReasonDialog, type ReasonQuestion } from "./reason-dialog.tsx"

/** Asks for a reason before something is done. The screen renders `dialog` once. */
export function useReason(by: string, isPending: boolean) {
  const [asked, setAsked] = useState<{ question: ReasonQuestion | null; isOpen: boolean; turn: number }>({
    question: null,
    isOpen: false,
    turn: 0,
  })
  const ask = (question: ReasonQuestion) => setAsked(({ turn }) => ({ question, isOpen: true, turn: turn + 1 }))
  const close = () => setAsked((last) => ({ ...last, isOpen: false }))
  const dialog = (
    <LazyDialog key={asked.turn} isOpen={asked.isOpen}>
      {(isOpen) => (
        <ReasonDialog question={asked.question} by={by} isOpen={isOpen} isPending={isPending} onClose={close} />
      )}
    </LazyDialog>
  )
  return { ask, dialog }
}
