import type { Entry } from "@rosette/contract"
import { IconPhotoOff } from "@tabler/icons-react"
import { useState } from "react"
import { shownName, smallPhoto } from "./entry-names.ts"
import classes from "./entry-photo.module.css"

/** The entry's photo; a tap opens it in full size in a new tab. Without a photo an icon or a text says so. */
export function EntryPhoto({ entry, isThumbnail = false }: { entry: Entry; isThumbnail?: boolean }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const { imageUrl } = entry
  const shape = isThumbnail ? classes.thumbnail : classes.photo
  if (!imageUrl || failedUrl === imageUrl) {
    return isThumbnail ? (
      <span className={`${shape} ${classes.missing}`}>
        <IconPhotoOff size={24} stroke={1.5} aria-hidden />
      </span>
    ) : (
      <p className={classes.none}>No photo available</p>
    )
  }
  const label = `Photo of ${shownName(entry)}, full size in a new tab`
  return (
    <a href={imageUrl} target="_blank" rel="noreferrer" className={shape} aria-label={label} title="Open full size">
      <img
        key={imageUrl}
        src={isThumbnail ? smallPhoto(imageUrl) : imageUrl}
        alt=""
        loading={isThumbnail ? "eager" : "lazy"}
        referrerPolicy="no-referrer"
        onError={() => setFailedUrl(imageUrl)}
      />
    </a>
  )
}
