import type { ReactNode } from "react"
import type { SheetSaving } from "./desk/desk.ts"
import { exitQuestion } from "./desk/words.ts"
import { useQuestion } from "./use-question.tsx"

type Saving = Pick<SheetSaving, "waiting" | "notes" | "isSafe" | "close">

/**
 * Exit, after a question about waiting sheets. `saving` is null while the device's storage is being read: waiting sheets then
 * stay there without a question. Nothing is asked unless `isAsked`. While `isLoading`, the question is not loaded ahead.
 */
export function useExit(
  saving: Saving | null,
  leave: (isAllSent: boolean) => void,
  { isAsked = true, isLoading = false } = {},
): { exit: () => Promise<void>; dialog: ReactNode } {
  const waiting = () => saving?.waiting().size ?? 0
  const notes = () => saving?.notes().size ?? 0
  const { ask, dialog } = useQuestion(!isLoading)
  const exit = async () => {
    const isSafe = saving?.isSafe() ?? true
    const question = isAsked
      ? exitQuestion({ waiting: waiting(), notes: notes(), isSafe, isOnline: navigator.onLine })
      : null
    if (question && !(await ask(question))) return
    const isAllSent = waiting() + notes() === 0
    // An attempt that starts after this would have no session.
    saving?.close()
    leave(isAllSent)
  }
  return { exit, dialog }
}
