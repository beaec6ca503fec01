import type { Criterion } from "@rosette/contract/criteria"
import type { SheetContent } from "@rosette/outbox"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import classes from "./keypad-dialog.module.css"
import { nextUnscored } from "./next-criterion.ts"
import { typeDigit } from "./typed-points.ts"

type Props = {
  criteria: readonly Criterion[]
  criterion: Criterion
  points: SheetContent["points"]
  setPoints: (criterionId: number, points: number | null) => void
  onMove: (criterion: Criterion) => void
  onClose: () => void
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * The keys for one criterion. When no further digit is possible, a tap moves to the next unscored criterion, or closes the keypad
 * if none is left. Mounted at each opening.
 */
export function Keypad({ criteria, criterion, points, setPoints, onMove, onClose }: Props) {
  const { id, name, maxPoints: max } = criterion
  const [typed, setTyped] = useState({ id, text: "" })
  const primary = useRef<HTMLButtonElement>(null)
  const at = criteria.findIndex((one) => one.id === id)
  const before = criteria[at - 1]
  const next = nextUnscored(criteria, points, id)
  const given = points[id]
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each criterion, as its keys may not have the one that was pressed
  useEffect(() => primary.current?.focus({ preventScroll: true }), [id])
  const goOn = () => (next ? onMove(next) : onClose())
  const set = (value: number) => {
    setTyped({ id, text: String(value) })
    setPoints(id, value)
  }
  const type = (digit: number, isByKey = false) => {
    const { text, isComplete } = typeDigit(typed.id === id ? typed.text : "", String(digit), max)
    if (text === "") return
    set(Number(text))
    // Up to ten, every number has a key. On a keyboard Enter ends the number.
    if ((isComplete || max <= 10) && !isByKey) goOn()
  }
  const clear = () => {
    setTyped({ id, text: "" })
    setPoints(id, null)
  }
  const press = (event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) type(Number(event.key), true)
    else if (event.key === "Backspace" || event.key === "Delete") clear()
  }
  const key = (value: number) => (
    <button key={value} type="button" className={classes.key} disabled={value > max} onClick={() => type(value)}>
      {value}
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a keyboard's digits work wherever the focus is among the keys
    <div onKeyDown={press}>
      <p className={classes.value} aria-live="polite">
        <span className={classes.at}>
          <span className={classes.hidden}>{`${name}, `}</span>
          {`${at + 1} of ${criteria.length}`}
          <span className={classes.hidden}>: </span>
        </span>
        <span>
          <b>{given ?? "–"}</b> of {max} points
        </span>
      </p>
      <div className={classes.keys}>
        {DIGITS.map(key)}
        <button type="button" className={classes.word} onClick={clear} disabled={given === undefined}>
          Clear
        </button>
        {key(0)}
        {max === 10 && (
          <button
            type="button"
            className={classes.key}
            onClick={() => {
              set(max)
              goOn()
            }}
          >
            {max}
          </button>
        )}
      </div>
      <div className={classes.moves}>
        <button type="button" className={classes.word} disabled={!before} onClick={() => before && onMove(before)}>
          Back
        </button>
        <button ref={primary} type="button" className={classes.word} data-primary onClick={goOn} data-autofocus>
          {next ? "Next" : "Done"}
        </button>
      </div>
    </div>
  )
}
