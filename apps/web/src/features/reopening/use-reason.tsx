import { type ReactNode, useCallback, useRef, useState } from "react"
import { OpenedAfterMount } from "../../ui/dialogs/lazy-dialog.tsx"
import { ReopeningDialog, type ReopeningQuestion } from "./reopening-dialog.tsx"

type Asked = { id: number; question: ReopeningQuestion }

/** Asks before sheets are reopened: `const reason = await askReason({ … })`, null for no. The screen renders `dialog` once. */
export function useReason(): { askReason: (question: ReopeningQuestion) => Promise<string | null>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(reason: string | null) => void>(() => undefined)
  const askReason = useCallback((question: ReopeningQuestion) => {
    answer.current(null)
    setAsked((before) => ({ id: (before?.id ?? 0) + 1, question }))
    setOpen(true)
    return new Promise<string | null>((resolve) => {
      answer.current = resolve
    })
  }, [])
  const close = (reason: string | null) => {
    setOpen(false)
    answer.current(reason)
  }
  const dialog = asked && (
    <OpenedAfterMount key={asked.id} isOpen={isOpen}>
      {(isShown) => <ReopeningDialog question={asked.question} isOpen={isShown} onAnswer={close} />}
    </OpenedAfterMount>
  )
  return { askReason, dialog }
}
