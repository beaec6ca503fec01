import { useCallback, useEffect, useRef, useState } from "react"

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

/** How long the phone waits before it asks again. */
const PAUSE_MS = 3_000

type Options = {
  /** Asks once; returns whether to go on. */
  ask: () => Promise<boolean>
  isSeen: () => boolean
  onEnd: () => void
}

/** Asks every three seconds while the page is visible, until the answer is final. Call `look` when the visibility changes. */
export function startAsking({ ask, isSeen, onEnd }: Options): { look: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  const pause = () => {
    clearTimeout(timer)
    timer = setTimeout(run, PAUSE_MS)
  }
  async function run(): Promise<void> {
    if (isStopped || isAsking || !isSeen()) return
    isAsking = true
    const goesOn = await ask()
    isAsking = false
    if (isStopped) return
    if (goesOn) pause()
    else onEnd()
  }
  pause()
  return {
    look() {
      if (isSeen()) void run()
      else clearTimeout(timer)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
