import type { Entry } from "@rosette/contract/entries"
import { useState } from "react"
import { feedback } from "../../../lib/feedback.ts"
import { refusePhotoFile } from "../../photos/photo-rules.ts"
import { shrinkPhoto } from "../../photos/photo-shrink.ts"
import { uploadPhoto } from "../../photos/photo-upload.ts"
import { usePhotoSaved } from "../../photos/use-photo-saved.ts"
import { uploadFailure } from "../../photos/use-photo-upload.ts"

/** The file, or why it was refused. */
type Chosen = { file: File | null; sentence: string | null }

const NONE: Chosen = { file: null, sentence: null }

/** A photo that is chosen in an entry's form, and sent once the entry is saved. */
export function useEntryPhoto() {
  const photoSaved = usePhotoSaved()
  const [{ file, sentence }, setChosen] = useState<Chosen>(NONE)
  const [isSending, setSending] = useState(false)
  const choose = (chosen: File | null) => {
    const refusal = chosen && refusePhotoFile(chosen)
    setChosen(refusal ? { file: null, sentence: refusal } : { file: chosen, sentence: null })
  }
  /** Resolves to why it failed, for a dialog where it can be retried; null if the photo was saved, or none was chosen. */
  const sendTo = async ({ id }: Entry): Promise<string | null> => {
    if (!file) return null
    setSending(true)
    try {
      await uploadPhoto(id, await shrinkPhoto(file), () => undefined).done
      await photoSaved()
      choose(null)
      return null
    } catch (error) {
      const failure = uploadFailure(error)
      feedback.failure("Upload failed", failure.reason)
      return ["The entry was added, but its photo was not.", failure.sentence, failure.reason].filter(Boolean).join(" ")
    } finally {
      setSending(false)
    }
  }
  return { file, sentence, isSending, choose, sendTo }
}
