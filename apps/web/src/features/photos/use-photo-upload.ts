import { useCallback, useEffect, useRef, useState } from "react"
import { feedback } from "../../lib/feedback.ts"
import { refusePhotoFile } from "./photo-rules.ts"
import { PhotoUnreadable, shrinkPhoto } from "./photo-shrink.ts"
import { type Upload, uploadPhoto } from "./photo-upload.ts"

export type PhotoUploadState =
  | { step: "idle" }
  | { step: "sending"; file: File; share: number }
  | { step: "failed"; sentence: string; reason?: string | null }

/** What went wrong: `sentence` for the panel, where it stays visible (product rule), and `reason` beside it and for the notice. */
export function uploadFailure(error: unknown): { sentence: string; reason: string | null } {
  if (error instanceof PhotoUnreadable) return { sentence: error.message, reason: error.message }
  const reason = error instanceof Error ? error.message : null
  return { sentence: "Failed to upload image. Please try again.", reason }
}

type Options = {
  path: string
  onUploaded: () => Promise<void>
  earlierFailure?: string | null
  /** A logo is sent as it is: a smaller JPEG has no transparency. */
  prepare?: (file: File) => Promise<Blob>
  /** What was saved. */
  name?: string
}

/** Checks, shrinks and sends a chosen file; closing the dialog aborts it. */
export function usePhotoUpload(options: Options) {
  const { path, onUploaded, earlierFailure = null, prepare = shrinkPhoto, name = "Photo" } = options
  const [state, setState] = useState<PhotoUploadState>(
    earlierFailure === null ? { step: "idle" } : { step: "failed", sentence: earlierFailure },
  )
  const running = useRef<Pick<Upload, "abort"> | null>(null)
  const abort = useCallback(() => running.current?.abort(), [])
  useEffect(() => abort, [abort])

  const send = async (file: File) => {
    const sentence = refusePhotoFile(file)
    if (sentence) return setState({ step: "failed", sentence })
    setState({ step: "sending", file, share: 0 })
    // The dialog may be closed while the photo is made smaller, before there is an upload.
    let isAborted = false
    running.current = {
      abort() {
        isAborted = true
      },
    }
    try {
      const photo = await prepare(file)
      if (isAborted) return
      const upload = uploadPhoto(path, photo, (share) => setState({ step: "sending", file, share }))
      running.current = upload
      await upload.done
    } catch (error) {
      if (isAborted) return
      const failure = uploadFailure(error)
      setState({ step: "failed", ...failure })
      if (!(error instanceof PhotoUnreadable)) feedback.failure("Upload failed", failure.reason)
      return
    }
    await onUploaded()
    setState({ step: "idle" })
    feedback.success(`${name} saved`)
  }
  return { state, send, abort }
}
