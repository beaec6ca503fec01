import { useCallback, useEffect, useRef, useState } from "react"
import { startAsking } from "./asking.ts"

/**
 * Waits for the organizer's answer to a sign-in by name: `ask` tries the sign-in again and returns whether to keep waiting. It is
 * called only while the page is visible, and no more after the screen is left. `number` is what the latest answer said: a request
 * that is made anew has another one.
 */
export function useApproval(ask: () => Promise<boolean>) {
  const [isWaiting, setWaiting] = useState(false)
  const [number, setNumber] = useState<number | null>(null)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!isWaiting) return
    const asking = startAsking({
      ask: () => latest.current(),
      isSeen: () => document.visibilityState === "visible",
      onEnd: () => setWaiting(false),
    })
    document.addEventListener("visibilitychange", asking.look)
    return () => {
      document.removeEventListener("visibilitychange", asking.look)
      asking.stop()
    }
  }, [isWaiting])
  const wait = useCallback((shown: number | null) => {
    setNumber(shown)
    setWaiting(true)
  }, [])
  const cancel = useCallback(() => setWaiting(false), [])
  return { isWaiting, number, wait, cancel }
}
