import { useCallback, useRef, useState } from "react"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"
import { lazyPart, usePreloadedParts } from "../lazy/lazy-part.ts"
import { type DialogProps, LazyPartDialog } from "../lazy/lazy-part-dialog.tsx"
import { useArmed } from "./use-armed.ts"

type Confirm = DialogProps & { question: Question | null; isArmed: boolean; onAnswer: (isYes: boolean) => void }
const confirmDialog = lazyPart<Confirm>(() =>
  import("../../../ui/dialogs/confirm-dialog.tsx").then((m) => m.ConfirmDialog),
)

const PARTS = [confirmDialog]
const NONE: typeof PARTS = []

/**
 * Asks one question at a time; closing it, also with Back, answers no. The screen renders `dialog` once. The dialog is loaded
 * once `isCalm` is true, or when it is asked for.
 */
export function useQuestion(isCalm = true) {
  usePreloadedParts(isCalm ? PARTS : NONE)
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
    <LazyPartDialog
      part={confirmDialog}
      dialog={{ question, isOpen, isArmed, onAnswer: answer, onClose: () => answer(false) }}
    />
  )
  return { ask, dialog }
}
