import { IconCircleCheckFilled, IconCloudUp } from "@tabler/icons-react"
import classes from "./announcement-banner.module.css"
import type { DeskAnnouncement } from "./use-announcement.ts"

/** The banner above the action bar. Its region is always rendered, so that screen readers announce what appears in it. */
export function AnnouncementBanner({ announcement }: { announcement: DeskAnnouncement | null }) {
  const Icon = announcement?.tone === "submitted" ? IconCircleCheckFilled : IconCloudUp
  return (
    <div role="status" className={classes.place}>
      {announcement && (
        <div key={announcement.id} className={classes.banner} data-tone={announcement.tone}>
          <Icon size={30} aria-hidden className={classes.icon} />
          <div>
            <p className={classes.title}>{announcement.title}</p>
            <p className={classes.detail}>{announcement.detail}</p>
          </div>
        </div>
      )}
    </div>
  )
}
