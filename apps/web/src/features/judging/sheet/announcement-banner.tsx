import { TIMINGS_MS } from "@rosette/contract/limits"
import { IconCircleCheckFilled, IconCloudUp } from "@tabler/icons-react"
import { useCallback, useEffect, useState } from "react"
import classes from "./sheet.module.css"

/** The banner above the action bar. Its region is always rendered, so that screen readers announce what appears in it. */
export function AnnouncementBanner({ announcement }: { announcement: DeskAnnouncement | null }) {
  const Icon = announcement?.tone === "submitted" ? IconCircleCheckFilled : IconCloudUp
  return (
    <div role="status" className={classes.place}>
      {announcement && (
        <div key={announcement.id} className={classes.banner} data-tone={announcement.tone}>
          <Icon size={30} aria-hidden />
          <div>
            <p className={classes.title}>{announcement.title}</p>
            <p className={classes.detail}>{announcement.detail}</p>
          </div>
        </div>
      )}
    </div>
  )
}

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
