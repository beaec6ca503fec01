import { Button } from "@mantine/core"
import { IconBulb } from "@tabler/icons-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { openQrReader } from "./reader/qr-reader.ts"
import classes from "./scan.module.css"
import { hasLight, switchLight } from "./use-camera.ts"

/** Between two pictures that are read: a phone in the sun should stay cool. */
const PAUSE_MS = 120

type Props = {
  stream: MediaStream
  /** Called with what is read, the nearest to the middle first. */
  onCodes: (texts: string[]) => void
  /** Called once if this browser can read no codes. */
  onUnreadable: () => void
}

/** What the camera sees, and reads. */
export function CameraView({ stream, onCodes, onUnreadable }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isLit, setLit] = useState(false)
  useCodes(video, stream, { onCodes, onUnreadable })
  const toggle = async () => {
    await switchLight(stream, !isLit)
    setLit(!isLit)
  }
  return (
    <div className={classes.camera}>
      <video ref={video} muted playsInline autoPlay aria-label="What the camera sees" />
      {hasLight(stream) && (
        <Button
          className={classes.light}
          variant="default"
          aria-pressed={isLit}
          leftSection={<IconBulb size={20} aria-hidden />}
          onClick={() => void toggle()}
        >
          Light
        </Button>
      )}
    </div>
  )
}

type Told = Pick<Props, "onCodes" | "onUnreadable">

function useCodes(video: React.RefObject<HTMLVideoElement | null>, stream: MediaStream, told: Told) {
  const tell = useEffectEvent(told.onCodes)
  const giveUp = useEffectEvent(told.onUnreadable)
  useEffect(() => {
    const view = video.current
    if (!view) return
    view.srcObject = stream
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const opening = openQrReader()
    const readNext = async () => {
      const reader = await opening
      const texts = await reader.read(view)
      if (isLeft) return
      if (texts.length > 0) tell(texts)
      timer = setTimeout(readOn, PAUSE_MS)
    }
    const readOn = () => void readNext().catch(() => !isLeft && giveUp())
    readOn()
    return () => {
      isLeft = true
      clearTimeout(timer)
      view.srcObject = null
      opening.then(
        (reader) => reader.close(),
        () => undefined,
      )
    }
  }, [video, stream])
}
