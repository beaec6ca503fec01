import { useCallback, useRef, useState } from "react"
import type { Question } from "../../../../ui/dialogs/confirm-dialog.tsx"
import { type DialogProps, LateDialog } from "../../late/late-dialog.tsx"
import { latePart, useEarlyParts } from "../../late/late-part.ts"

type Confirm = DialogProps & { question: Question | null; onAnswer: (isYes: boolean) => void }
export const confirmDialog = latePart<Confirm>(() =>
  import("../../../../ui/dialogs/confirm-dialog.tsx").then((m) => m.ConfirmDialog),
)

const PARTS = [confirmDialog]
const NONE: typeof PARTS = []

/**
 * Asks one question at a time; closing it, also with Back, answers no. The screen renders `dialog` once. The dialog is loaded
 * once `isCalm` is true, or when it is asked for.
 */
export function useQuestion(isCalm = true) {
  useEarlyParts(isCalm ? PARTS : NONE)
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)
  const resolve = useRef<(isYes: boolean) => void>(() => undefined)
  const ask = useCallback((next: Question) => {
    resolve.current(false)
    setQuestion(next)
    setOpen(true)
    return new Promise<boolean>((answer) => {
      resolve.current = answer
    })
  }, [])
  const answer = (isYes: boolean) => {
    setOpen(false)
    resolve.current(isYes)
  }
  const dialog = (
    <LateDialog late={confirmDialog} dialog={{ question, isOpen, onAnswer: answer, onClose: () => answer(false) }} />
  )
  return { ask, dialog }
}
