import { LIMITS } from "@rosette/contract/limits"
import { thumbnailUrl } from "@rosette/contract/photo-paths"
import { IconPhoto } from "@tabler/icons-react"
import { useState } from "react"
import { smallerThan } from "../../../lib/breakpoints.ts"
import classes from "../results.module.css"

/** The leader's photo: the small version where it is sharp enough, otherwise the large one. */
export function WinnerPhoto({ imageUrl }: { imageUrl: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const { thumbnailSidePixels, maxSidePixels } = LIMITS.photo
  return (
    <span className={classes.photoFrame}>
      {imageUrl && imageUrl !== failedUrl ? (
        <img
          src={thumbnailUrl(imageUrl)}
          srcSet={`${thumbnailUrl(imageUrl)} ${thumbnailSidePixels}w, ${imageUrl} ${maxSidePixels}w`}
          sizes={`${smallerThan("sm")} 100vw, 26.5rem`}
          alt=""
          decoding="async"
          className={classes.image}
          onLoad={({ currentTarget: image }) =>
            image.toggleAttribute("data-wide", image.naturalWidth > image.naturalHeight)
          }
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        <IconPhoto size={32} aria-hidden />
      )}
    </span>
  )
}
