import { useCallback } from "react"
import { useLocation } from "wouter"
import { feedback } from "../../../lib/feedback.ts"

/** Opens the sheet of a scanned entry, and says what is to be said of its card. */
export function useOpenEntry(): (entryId: number, notice: string | null) => void {
  const [path, navigate] = useLocation()
  return useCallback(
    (entryId, notice) => {
      navigate(`${path}?entry=${entryId}`, { replace: true })
      if (notice) feedback.success(notice)
    },
    [path, navigate],
  )
}
