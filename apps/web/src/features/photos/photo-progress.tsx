import { ProgressBar } from "../../ui/figures/progress-bar.tsx"

/** The progress of an upload, from 0 to 1. */
export function PhotoProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  // All bytes are sent long before the server has rotated and resized the photo.
  const text = percent === 0 ? "Preparing the photo..." : percent < 100 ? `${percent}%` : "Almost done..."
  return (
    <div role="status">
      <ProgressBar label="Uploading photo" value={percent} max={100} text={text} />
    </div>
  )
}

type Props = { sentence: string; reason?: string | null }

/** What failed, and why or what helps. */
export const PhotoFailure = ({ sentence, reason }: Props) => (
  <span>
    <span>{sentence}</span> {reason && reason !== sentence && <span>{reason}</span>}
  </span>
)
