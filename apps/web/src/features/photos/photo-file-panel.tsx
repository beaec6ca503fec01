import { FileDrop } from "../../ui/fields/file-drop.tsx"
import { ProgressBar } from "../../ui/figures/progress-bar.tsx"
import type { PhotoUploadState } from "./use-photo-upload.ts"

type Props = { state: PhotoUploadState; onFile: (file: File) => void }

/** Choosing or dropping a photo, and the progress of its upload. */
export function PhotoFilePanel({ state, onFile }: Props) {
  if (state.step === "sending") {
    const percent = Math.round(state.share * 100)
    // All bytes are sent long before the server has rotated and resized the photo.
    const text = percent === 0 ? "Preparing the photo..." : percent < 100 ? `${percent}%` : "Almost done..."
    return (
      <div role="status">
        <ProgressBar label="Uploading photo" value={percent} max={100} text={text} />
      </div>
    )
  }
  return (
    <FileDrop
      label="Choose a Photo"
      canDrop
      hint="JPG, PNG, GIF or WebP, at most 10MB; HEIC where this browser reads it. Large photos are made smaller before they are sent."
      accept="image/*,.heic,.heif"
      onFile={onFile}
      error={state.step === "failed" ? <Failure {...state} /> : null}
    />
  )
}

type FailureProps = { sentence: string; reason?: string | null }

/** What failed, and why or what helps. */
const Failure = ({ sentence, reason }: FailureProps) => (
  <span>
    <span>{sentence}</span> {reason && reason !== sentence && <span>{reason}</span>}
  </span>
)
