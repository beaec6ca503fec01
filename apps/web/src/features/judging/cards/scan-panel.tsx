import { Button, Stack, TextInput } from "@mantine/core"
import { useState } from "react"
import { useDesk } from "../desk/desk-context.ts"
import { CameraView } from "./camera-view.tsx"
import { entryOfCodes, entryOfNumber, type Found } from "./known-card.ts"
import classes from "./scan.module.css"
import { useCamera } from "./use-camera.ts"

const VIBRATION_MS = 60
const UNREADABLE = "This browser cannot read cards. Please type the number instead."

type Props = {
  /** Called once an entry of the judge is scanned or typed; `notice` is what is to be said of its card. */
  onEntry: (entryId: number, notice: string | null) => void
}

/** Finds an entry by its card in front of the camera, or by its number. */
export function ScanPanel({ onEntry }: Props) {
  const { workspace } = useDesk()
  const [isUnreadable, setUnreadable] = useState(false)
  const { stream, problem } = useCamera(!isUnreadable)
  const [sentence, setSentence] = useState("")
  const [number, setNumber] = useState("")
  const take = (found: Found) => {
    if (found.entryId === null) return setSentence(found.sentence)
    onEntry(found.entryId, found.notice)
  }
  const scanned = (texts: string[]) => {
    const found = entryOfCodes(workspace, texts)
    // Not every browser can.
    if (found.entryId !== null) navigator.vibrate?.(VIBRATION_MS)
    take(found)
  }
  return (
    <Stack gap="sm">
      {problem || isUnreadable ? (
        <p className={classes.problem}>{problem ?? UNREADABLE}</p>
      ) : stream ? (
        <CameraView stream={stream} onCodes={scanned} onUnreadable={() => setUnreadable(true)} />
      ) : (
        <p className={classes.opening}>Opening the camera…</p>
      )}
      <p className={classes.sentence} role="status">
        {sentence || (stream && !isUnreadable && "Hold the card’s code in front of the camera.")}
      </p>
      <form
        className={classes.number}
        onSubmit={(event) => {
          event.preventDefault()
          take(entryOfNumber(workspace, number))
        }}
      >
        <TextInput
          label="Go to number"
          data-autofocus={problem !== null || undefined}
          size="lg"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" disabled={number.trim() === ""}>
          Go
        </Button>
      </form>
    </Stack>
  )
}
