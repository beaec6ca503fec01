import { useCallback, useRef, useState } from "react"
import type { Question } from "../../ui/dialogs/confirm-dialog.tsx"
import { useArmed } from "./desk/armed.tsx"
import { LaterDialog } from "./later-dialog.tsx"
import { useJudgingLater } from "./use-judging-later.ts"

/**
 * Asks one question at a time; closing it, also with Back, answers no. The screen renders `dialog` once. The dialog is loaded
 * once `isCalm` is true, or when it is asked for.
 */
export function useQuestion(isCalm = true) {
  useJudgingLater(isCalm)
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  const { isArmed } = useArmed(asked)
  const resolve = useRef<(isYes: boolean) => void>(() => undefined)
  const ask = useCallback((next: Question) => {
    resolve.current(false)
    setQuestion(next)
    setAsked((count) => count + 1)
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
    <LaterDialog
      part={(later) => later.ConfirmDialog}
      dialog={{ question, isOpen, isArmed, onAnswer: answer, onClose: () => answer(false) }}
    />
  )
  return { ask, dialog }
}
