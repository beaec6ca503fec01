import { Button, Modal } from "@mantine/core"
import type { Criterion } from "@rosette/contract"
import { type KeyboardEvent, useState } from "react"
import classes from "./keypad-dialog.module.css"
import { typeDigit } from "./typed-points.ts"

type Props = {
  criterion: Criterion
  points: number | null
  isOpen: boolean
  setPoints: (criterionId: number, points: number | null) => void
  onClose: () => void
}

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]

/** Big keys for exact points, at the thumb's end of a phone. It closes by itself after a tap when no digit could follow. */
export function KeypadDialog({ isOpen, ...keypad }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={keypad.onClose}
      title={keypad.criterion.name}
      size="xs"
      classNames={{ inner: classes.inner, content: classes.content }}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Keys {...keypad} />
    </Modal>
  )
}

/** Mounted with each opening, so that typing starts anew. */
function Keys({ criterion, points, setPoints, onClose }: Omit<Props, "isOpen">) {
  const max = criterion.maxPoints
  const [text, setText] = useState<string | null>(null)
  // What was typed and is shown stays the sheet's own: another device, or the organizer, may change it meanwhile.
  const shown = points === null ? "–" : String(points)
  const type = (digit: string, isByKey = false) => {
    const typed = typeDigit(text ?? "", digit, max)
    if (typed.text === "") return
    setText(typed.text)
    setPoints(criterion.id, Number(typed.text))
    // Whoever types on a keyboard ends with Enter, which would open the keypad again if it had closed before.
    if (typed.isComplete && !isByKey) onClose()
  }
  const clear = () => {
    setText(null)
    setPoints(criterion.id, null)
  }
  const press = (event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) type(event.key, true)
    else if (event.key === "Backspace" || event.key === "Delete") clear()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a keyboard's digits work wherever the focus is among the keys
    <div onKeyDown={press}>
      <p className={classes.value} aria-live="polite">
        <b>{shown}</b> of {max} points
      </p>
      <div className={classes.keys}>
        {DIGITS.map((digit) => (
          <Button key={digit} variant="default" className={classes.key} onClick={() => type(digit)}>
            {digit}
          </Button>
        ))}
        <Button variant="default" className={classes.word} onClick={clear} disabled={points === null}>
          Clear
        </Button>
        <Button variant="default" className={classes.key} onClick={() => type("0")}>
          0
        </Button>
        <Button className={classes.word} onClick={onClose} data-autofocus>
          Done
        </Button>
      </div>
    </div>
  )
}
