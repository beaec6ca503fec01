import { lazy, type ReactNode, useCallback, useRef, useState } from "react"
import type { Question } from "./confirm-dialog.tsx"
import { LazyDialog } from "./lazy-dialog.tsx"

const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx").then((m) => ({ default: m.ConfirmDialog })))

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
  const dialog = (
    <LazyDialog isOpen={isOpen}>
      {(isShown) => <ConfirmDialog question={question} isOpen={isShown} onAnswer={close} />}
    </LazyDialog>
  )
  return { confirm, dialog }
}
