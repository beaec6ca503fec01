import { useEffect, useState } from "react"
import classes from "./photo-preview.module.css"

type Props = { name: string; imageUrl: string | null; file: File | null }

/** The photo as it will stand: the file on its way, else the saved or typed address. */
export function PhotoPreview({ name, imageUrl, file }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const url = useFileUrl(file) ?? imageUrl
  return (
    <div className={classes.preview}>
      {url && url !== failedUrl ? (
        <img src={url} alt={name} className={classes.image} onError={() => setFailedUrl(url)} />
      ) : (
        <span>{url ? "This photo cannot be shown" : "No photo yet"}</span>
      )}
    </div>
  )
}

/** An address for a file of this device, for as long as it is shown. */
function useFileUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [file])
  return url
}
