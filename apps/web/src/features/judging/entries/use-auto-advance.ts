import { TIMINGS_MS } from "@rosette/contract/limits"
import { useCallback, useEffect, useRef, useState } from "react"
import type { Position } from "./use-position.ts"

/**
 * Product rule: two seconds after a submit the next entry is shown, unless this was the last one. Nothing happens if the judge
 * has moved, typed or opened a dialog in between.
 */
export function useAutoAdvance({ entry, next }: Position): (entryId: number) => void {
  const [submittedId, setSubmittedId] = useState<number | null>(null)
  const latest = useRef({ entryId: entry.id, next })
  useEffect(() => {
    latest.current = { entryId: entry.id, next }
  })
  useEffect(() => {
    if (submittedId === null) return
    const stay = () => setSubmittedId(null)
    const timer = setTimeout(() => {
      const isStillThere = latest.current.entryId === submittedId && !document.querySelector("[aria-modal=true]")
      if (isStillThere) latest.current.next?.()
      stay()
    }, TIMINGS_MS.autoAdvance)
    document.addEventListener("input", stay)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("input", stay)
    }
  }, [submittedId])
  return useCallback((entryId: number) => setSubmittedId(entryId), [])
}
