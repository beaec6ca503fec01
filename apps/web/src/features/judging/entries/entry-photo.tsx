import type { Entry } from "@rosette/contract"
import { useState } from "react"
import { shownName, smallPhoto } from "./entry-names.ts"
import classes from "./entry-photo.module.css"

/** The entry's photo; a tap opens it in full size in a new tab. Without a photo the large one is a text that says so. */
export function EntryPhoto({ entry, isThumbnail = false }: { entry: Entry; isThumbnail?: boolean }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const { imageUrl } = entry
  if (!imageUrl || failedUrl === imageUrl) {
    return isThumbnail ? null : <p className={classes.none}>No photo available</p>
  }
  const label = `Photo of ${shownName(entry)}, full size in a new tab`
  return (
    <a
      href={imageUrl}
      target="_blank"
      rel="noreferrer"
      className={isThumbnail ? classes.thumbnail : classes.photo}
      aria-label={label}
      title="Open full size"
    >
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
