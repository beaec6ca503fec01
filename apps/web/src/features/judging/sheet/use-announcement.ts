import { TIMINGS_MS } from "@rosette/contract/limits"
import { useCallback, useEffect, useState } from "react"

/** What has just happened to a sheet: it was submitted, or waits on this device. */
export type DeskAnnouncement = { id: number; tone: "submitted" | "unsent"; title: string; detail: string }

/** One announcement at a time, gone after three seconds (product rule for the success banner). */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState<DeskAnnouncement | null>(null)
  useEffect(() => {
    if (!announcement) return
    const timer = setTimeout(() => setAnnouncement(null), TIMINGS_MS.successBanner)
    return () => clearTimeout(timer)
  }, [announcement])
  const announce = useCallback(
    (tone: DeskAnnouncement["tone"], title: string, detail: string) =>
      setAnnouncement((before) => ({ id: (before?.id ?? 0) + 1, tone, title, detail })),
    [],
  )
  return { announcement, announce }
}
