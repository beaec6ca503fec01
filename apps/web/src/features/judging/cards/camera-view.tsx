import { Button } from "@mantine/core"
import { IconBulb } from "@tabler/icons-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { openQrReader } from "./reader/qr-reader.ts"
import classes from "./scan.module.css"
import { hasLight, switchLight } from "./use-camera.ts"

/** Between two pictures that are read: a phone in the sun should stay cool. */
const PAUSE_MS = 120

type Props = { stream: MediaStream; onCodes: (texts: string[]) => void }

/** What the camera sees. Calls `onCodes` with what it reads, the nearest to the middle first. */
export function CameraView({ stream, onCodes }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isLit, setLit] = useState(false)
  useCodes(video, stream, onCodes)
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

function useCodes(video: React.RefObject<HTMLVideoElement | null>, stream: MediaStream, onCodes: Props["onCodes"]) {
  const tell = useEffectEvent(onCodes)
  useEffect(() => {
    const view = video.current
    if (!view) return
    view.srcObject = stream
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const opening = openQrReader()
    const readOn = async () => {
      const reader = await opening
      const texts = await reader.read(view)
      if (isLeft) return
      if (texts.length > 0) tell(texts)
      timer = setTimeout(readOn, PAUSE_MS)
    }
    void readOn()
    return () => {
      isLeft = true
      clearTimeout(timer)
      view.srcObject = null
      void opening.then((reader) => reader.close())
    }
  }, [video, stream])
}
