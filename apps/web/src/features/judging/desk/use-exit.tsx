import type { ReactNode } from "react"
import { exitQuestion } from "./exit-question.ts"
import type { SheetSaving } from "./sheet-saving.ts"
import { useQuestion } from "./use-question.tsx"

type Saving = Pick<SheetSaving, "pending" | "isSafe" | "close">

/**
 * Exit, after a question about waiting sheets. `saving` is null while the device's storage is being read: waiting sheets then
 * stay there without a question. In Test Mode nothing is asked. While `isLoading`, the question is not loaded ahead.
 */
export function useExit(
  saving: Saving | null,
  leave: (isAllSent: boolean) => void,
  { isDemo = false, isLoading = false } = {},
): { exit: () => Promise<void>; dialog: ReactNode } {
  const waiting = () => saving?.pending().size ?? 0
  const { ask, dialog } = useQuestion(!isLoading)
  const exit = async () => {
    const isSafe = saving?.isSafe() ?? true
    const question = isDemo ? null : exitQuestion({ waiting: waiting(), isSafe, isOnline: navigator.onLine })
    if (question && !(await ask(question))) return
    const isAllSent = waiting() === 0
    // An attempt that starts after this would have no session.
    saving?.close()
    leave(isAllSent)
  }
  return { exit, dialog }
}
