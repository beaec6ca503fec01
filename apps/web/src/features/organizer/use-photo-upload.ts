import { useCallback, useEffect, useRef, useState } from "react"
import { feedback } from "../../lib/feedback.ts"
import { refusePhotoFile } from "./photo-rules.ts"
import { shrinkPhoto } from "./photo-shrink.ts"
import { type Upload, uploadPhoto } from "./photo-upload.ts"

export type PhotoUploadState =
  | { step: "idle" }
  | { step: "sending"; file: File; share: number }
  | { step: "failed"; sentence: string }

/** Takes a chosen file through check, shrinking and sending; what runs still is ended with the dialog. */
export function usePhotoUpload(entryId: number, onUploaded: () => Promise<void>) {
  const [state, setState] = useState<PhotoUploadState>({ step: "idle" })
  const running = useRef<Upload | null>(null)
  const abort = useCallback(() => running.current?.abort(), [])
  useEffect(() => abort, [abort])

  const send = async (file: File) => {
    const sentence = refusePhotoFile(file)
    if (sentence) return setState({ step: "failed", sentence })
    setState({ step: "sending", file, share: 0 })
    try {
      const photo = await shrinkPhoto(file)
      running.current = uploadPhoto(entryId, photo, (share) => setState({ step: "sending", file, share }))
      await running.current.done
    } catch (error) {
      setState({ step: "failed", sentence: "Failed to upload image. Please try again." })
      return feedback.failure("Upload failed", error instanceof Error ? error.message : undefined)
    }
    await onUploaded()
    setState({ step: "idle" })
    feedback.success("Photo saved")
  }
  return { state, send, abort }
}
