import { useDocumentVisibility } from "@mantine/hooks"
import { useEffect, useState } from "react"

/** The camera's picture once it is open, or why there is none. */
export type Camera = { stream: MediaStream | null; problem: string | null }

const OPENING: Camera = { stream: null, problem: null }
const INSECURE = "The camera only works on a page with https. Please type the number instead."
const BY_NAME: Readonly<Record<string, string>> = {
  NotAllowedError: "The camera is not allowed here. Allow it in the browser’s settings, or type the number instead.",
  NotFoundError: "No camera was found on this device. Please type the number instead.",
}
const FAILED = "The camera could not be opened. Perhaps another app uses it. Please type the number instead."

const problemOf = (error: unknown): string => (error instanceof DOMException && BY_NAME[error.name]) || FAILED

/** Opens the back camera while it is wanted and the page is seen: a camera that nobody looks at is off. */
export function useCamera(isWanted: boolean): Camera {
  const isUsed = useDocumentVisibility() === "visible" && isWanted
  const [camera, setCamera] = useState(OPENING)
  useEffect(() => {
    if (!isUsed) return
    let isLeft = false
    const opening = openCamera()
    opening.then(
      (stream) => !isLeft && setCamera({ stream, problem: null }),
      (error) => !isLeft && setCamera({ stream: null, problem: problemOf(error) }),
    )
    return () => {
      isLeft = true
      setCamera(OPENING)
      opening.then(stop, () => undefined)
    }
  }, [isUsed])
  // Over plain http, and in old browsers, there is nothing to ask.
  return hasCameras() ? camera : { stream: null, problem: INSECURE }
}

const hasCameras = (): boolean => "mediaDevices" in navigator

const openCamera = async () =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1_280 }, height: { ideal: 720 } },
  })

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** The camera's light; TypeScript does not know it yet. */
type Light = { torch?: boolean }

/** Whether the camera has a light. Older browsers cannot tell. */
export function hasLight(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks()
  const capabilities: (MediaTrackCapabilities & Light) | undefined = track?.getCapabilities?.()
  return capabilities?.torch === true
}

export async function switchLight(stream: MediaStream, isOn: boolean): Promise<void> {
  const light: MediaTrackConstraintSet & Light = { torch: isOn }
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [light] })
}
