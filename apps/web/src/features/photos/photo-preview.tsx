import { useEffect, useState } from "react"
import { releaseLater } from "../../lib/save-file.ts"
import classes from "./photos.module.css"
import { adviceFor } from "./picture-address.ts"

type Props = { name: string; imageUrl: string | null; file: File | null }

/** A preview of the photo: the chosen file, else the saved or typed URL. */
export function PhotoPreview({ name, imageUrl, file }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const url = useFileUrl(file) ?? imageUrl
  return (
    <div className={classes.preview}>
      {url && url !== failedUrl ? (
        <img src={url} alt={name} className={classes.photoPreviewImage} onError={() => setFailedUrl(url)} />
      ) : (
        <span role="status">{url ? failureOf(url) : "No photo yet"}</span>
      )}
    </div>
  )
}

/** A photo of this server, or a chosen file, is a picture in any case. */
const failureOf = (url: string): string =>
  /^https?:/i.test(url) ? `This address does not show a picture. ${adviceFor(url)}` : "This photo cannot be shown"

/** An object URL for a local file, released some time after it was last shown. */
function useFileUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      releaseLater(made)
      setUrl(null)
    }
  }, [file])
  return url
}
