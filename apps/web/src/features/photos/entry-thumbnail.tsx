import { thumbnailUrl } from "@rosette/contract/photo-paths"
import { IconPhoto } from "@tabler/icons-react"
import { useState } from "react"
import classes from "./photos.module.css"

type Props = { imageUrl: string | null; size?: "md" | "lg" }

/** An entry's small photo, loaded lazily; a placeholder if there is none or it fails. */
export function EntryThumbnail({ imageUrl, size = "md" }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const frame = size === "lg" ? `${classes.frame} ${classes.large}` : classes.frame
  return (
    <span className={frame}>
      {imageUrl && imageUrl !== failedUrl ? (
        <img
          src={thumbnailUrl(imageUrl)}
          alt=""
          loading="lazy"
          decoding="async"
          className={classes.entryThumbnailImage}
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        <IconPhoto size={24} aria-hidden />
      )}
    </span>
  )
}
