import { useCallback, useEffect, useRef, useState } from "react"

/** As long as a thumb that meant what stood there before may still come down. */
const SETTLED_MS = 700

/**
 * Whether what stands on the screen has stood there long enough to be meant. `arm` where the judge has acted on it already,
 * `expect` where they are about to come to it by a key of its own, which no thumb rests on.
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
