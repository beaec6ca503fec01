import { type ReactNode, useCallback, useRef, useState } from "react"
import { ConfirmDialog, type Question } from "./confirm-dialog.tsx"

/** Asks before something that cannot be undone: `if (await confirm({ … })) …`. The screen renders `dialog` once. */
export function useConfirm(): { confirm: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(isYes: boolean) => void>(() => undefined)

  const confirm = useCallback((next: Question) => {
    answer.current(false)
    setQuestion(next)
    setOpen(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }, [])
  const close = (isYes: boolean) => {
    setOpen(false)
    answer.current(isYes)
  }
  // Always there, so that it sees itself open and gives the focus back to where it was.
  const dialog = <ConfirmDialog question={question} isOpen={isOpen} onAnswer={close} />
  return { confirm, dialog }
}
