import { useCallback, useEffect, useRef, useState } from "react"

/** How long a tap may still be meant for the previous entry. */
const SETTLED_MS = 700

/**
 * Whether the shown entry has been on the screen long enough for a tap to be meant for it. Call `arm` when the judge has already
 * acted on it, and `expect` before a move by key, which cannot be a late tap.
 */
export function useArmed(subject: number): { isArmed: boolean; arm: () => void; expect: () => void } {
  const [armed, setArmed] = useState<number | null>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (isExpected.current) setArmed(subject)
    isExpected.current = false
    const timer = setTimeout(() => setArmed(subject), SETTLED_MS)
    return () => {
      clearTimeout(timer)
      setArmed(null)
    }
  }, [subject])
  const arm = useCallback(() => setArmed(subject), [subject])
  const expect = useCallback(() => {
    isExpected.current = true
  }, [])
  return { isArmed: armed === subject, arm, expect }
}
