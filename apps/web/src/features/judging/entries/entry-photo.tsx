import type { Entry } from "@rosette/contract/entries"
import { useState } from "react"
import { NO_PHOTO, photoLabel, smallPhoto } from "../desk/entry-names.ts"
import classes from "./entry-card.module.css"

export const NoPhoto = () => <p className={classes.entryPhotoNone}>{NO_PHOTO}</p>

/** `onFailed` is called with the address of a photo that cannot be loaded. */
type Props = {
  entry: Pick<Entry, "imageUrl" | "showEntryName" | "entryName" | "votingId">
  isThumbnail?: boolean
  onFailed?: (imageUrl: string) => void
}

/** The entry's photo; a tap opens it in full size in a new tab. Without a photo the large one is a text that says so. */
export function EntryPhoto({ entry, isThumbnail = false, onFailed }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const { imageUrl } = entry
  if (!imageUrl || failedUrl === imageUrl) {
    return isThumbnail ? null : <NoPhoto />
  }
  return (
    <a
      href={imageUrl}
      target="_blank"
      rel="noreferrer"
      className={isThumbnail ? classes.thumbnail : classes.photo}
      aria-label={photoLabel(entry)}
      title="Open full size"
    >
      <img
        key={imageUrl}
        src={isThumbnail ? smallPhoto(imageUrl) : imageUrl}
        alt=""
        loading={isThumbnail ? "eager" : "lazy"}
        referrerPolicy="no-referrer"
        onError={() => {
          setFailedUrl(imageUrl)
          onFailed?.(imageUrl)
        }}
      />
    </a>
  )
}
