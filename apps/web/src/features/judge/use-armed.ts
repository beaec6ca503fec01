import { useCallback, useEffect, useState } from "react"

/** As long as a thumb that meant what stood there before may still come down. */
const SETTLED_MS = 700

/** Whether what stands on the screen has stood there long enough to be meant; `arm` where the judge has acted on it already. */
export function useArmed(subject: number): { isArmed: boolean; arm: () => void } {
  const [armed, setArmed] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setArmed(subject), SETTLED_MS)
    return () => {
      clearTimeout(timer)
      setArmed(null)
    }
  }, [subject])
  return { isArmed: armed === subject, arm: useCallback(() => setArmed(subject), [subject]) }
}
