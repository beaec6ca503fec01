import { type ReactNode, useEffect } from "react"
import { guardLeaving } from "../lib/leave-guard.ts"
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
    let here = window.location.href
    const follow = () => {
      here = window.location.href
    }
    let isLeaving = false
    const leave = (go: () => void) => {
      confirm({ ...QUESTION, message }).then((isYes) => {
        if (!isYes) return
        isLeaving = true
        go()
      })
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    // The address has changed already: put this screen's back in front, and ask.
    const hold = (event: PopStateEvent) => {
      if (isLeaving || new URL(here).pathname === window.location.pathname) return
      event.stopImmediatePropagation()
      window.history.pushState(null, "", here)
      leave(() => window.history.back())
    }
    const open = guardLeaving(leave)
    for (const way of ["pushState", "replaceState"]) window.addEventListener(way, follow)
    window.addEventListener("beforeunload", warn)
    window.addEventListener("popstate", hold, { capture: true })
    return () => {
      open()
      for (const way of ["pushState", "replaceState"]) window.removeEventListener(way, follow)
      window.removeEventListener("beforeunload", warn)
      window.removeEventListener("popstate", hold, { capture: true })
    }
  }, [isDirty, message, confirm])
  return dialog
}
