import { type ReactNode, useEffect } from "react"
import { guardLeaving } from "../../lib/leave-guard.ts"
import { useConfirm } from "./use-confirm.tsx"

const QUESTION = {
  title: "Leave without saving?",
  message: "Your changes on this screen are not saved yet. They will be lost.",
  action: "Leave without saving",
  cancel: "Stay here",
}

/**
 * Warns before unsaved work is left, by a link, the back button, reload or closing the tab. The screen renders what it
 * returns. To leave after a save, let `isDirty` become false first.
 */
export function useUnsavedGuard(isDirty: boolean, message = QUESTION.message): ReactNode {
  const { confirm, dialog } = useConfirm()
  useEffect(() => {
    if (!isDirty) return
    const open = guardLeaving((leave) => {
      confirm({ ...QUESTION, message }).then((isYes) => isYes && leave())
    })
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => {
      open()
      window.removeEventListener("beforeunload", warn)
    }
  }, [isDirty, message, confirm])
  return dialog
}
