import { useEffect, useRef } from "react"
import { historySteps } from "../../lib/history-steps.ts"

const openStep = historySteps(window)

/** While something is open over the screen, the browser's Back closes it instead of leaving the screen. */
export function useHistoryStep(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? openStep(() => latest.current()) : undefined), [isOpen])
}
