import type { Criterion } from "@rosette/contract/criteria"
import { endsByItself } from "@rosette/domain/contest/typed-points"
import type { SheetContent } from "@rosette/outbox/records"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { useArmed } from "../../desk/armed.tsx"
import { nextUnscored } from "./next-criterion.ts"
import classes from "./points.module.css"
import { useTyping } from "./use-typing.ts"

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
 * The keys for one criterion. Next or Done ends a number; where every number has one digit, a tap also goes on to the next unscored
 * criterion. Mounted at each opening.
 */
export function Keypad({ criteria, criterion, points, ...changes }: Props) {
  const { id, maxPoints: max } = criterion
  const primary = useRef<HTMLButtonElement>(null)
  const at = criteria.findIndex((one) => one.id === id)
  const before = criteria[at - 1]
  const next = nextUnscored(criteria, points, id)
  const given = points[id]
  const { takesDigits, isArmed, refusal, tap, clear, goTo, press } = useKeys({
    criterion,
    given,
    next,
    ...changes,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each criterion, as its keys may not have the one that was pressed
  useEffect(() => primary.current?.focus({ preventScroll: true }), [id])
  const isLate = (isTaken: boolean) => ({ "aria-disabled": !isTaken || undefined })
  const key = (value: number) => (
    <button
      key={value}
      type="button"
      className={classes.key}
      disabled={value > max}
      {...isLate(takesDigits)}
      onClick={() => tap(value)}
    >
      {value}
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a keyboard's digits work wherever the focus is among the keys
    <div onKeyDown={press}>
      <Value criterion={criterion} place={`${at + 1} of ${criteria.length}`} points={given} refusal={refusal} />
      <div className={classes.keys}>
        {DIGITS.map(key)}
        <button
          type="button"
          className={classes.word}
          onClick={clear}
          disabled={given === undefined}
          {...isLate(takesDigits)}
        >
          Clear
        </button>
        {key(0)}
      </div>
      <div className={classes.moves}>
        <button
          type="button"
          className={classes.word}
          disabled={!before}
          {...isLate(isArmed)}
          onClick={() => goTo(before)}
        >
          Back
        </button>
        <button
          ref={primary}
          type="button"
          className={classes.word}
          data-primary
          data-autofocus
          {...isLate(isArmed)}
          onClick={() => goTo(next)}
        >
          {next ? "Next" : "Done"}
        </button>
      </div>
    </div>
  )
}

type ValueProps = { criterion: Criterion; place: string; points: number | undefined; refusal: string | null }

/** The points so far, beside the place of the criterion or what was refused. */
function Value({ criterion: { name, maxPoints }, place, points, refusal }: ValueProps) {
  return (
    <p className={classes.keypadDialogValue} aria-live="polite">
      <span className={classes.at}>
        <span className={classes.hidden}>{`${name}, `}</span>
        <span data-refused={refusal !== null || undefined}>{refusal ?? place}</span>
        <span className={classes.hidden}>: </span>
      </span>
      <span translate="no">
        <b>{points ?? "–"}</b>
        <span>{` of ${maxPoints} points`}</span>
      </span>
    </p>
  )
}

type Keys = {
  criterion: Criterion
  /** Undefined while unscored. */
  given: number | undefined
  /** The next unscored criterion. */
  next: Criterion | undefined
  setPoints: (criterionId: number, points: number | null) => void
  onMove: (criterion: Criterion) => void
  onClose: () => void
}

/**
 * What the keys of the keypad do. A tap just after the keys have come to a criterion by themselves is refused: it may be the rest of
 * the number before. So is a second tap on Next, which would skip a criterion.
 */
function useKeys({ criterion: { id, maxPoints: max }, given, next, setPoints, onMove, onClose }: Keys) {
  const typing = useTyping(max, given, (points) => setPoints(id, points))
  const { isArmed, arm, wait } = useArmed(id)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [isLate, setLate] = useState(false)
  const takesDigits = isArmed || chosenId === id

  const type = (digit: string) => {
    arm()
    setLate(false)
    return typing.type(digit)
  }
  const clear = () => {
    arm()
    setLate(false)
    typing.clear()
  }
  const move = (to: Criterion | undefined) => {
    typing.end()
    setLate(false)
    if (to) onMove(to)
    else onClose()
  }
  const tap = (digit: number) => {
    if (!takesDigits) {
      setLate(true)
      wait()
    } else if (type(String(digit)) && next && endsByItself(max)) move(next)
  }
  const goTo = (to: Criterion | undefined) => {
    if (!isArmed) return
    setChosenId(to?.id ?? null)
    move(to)
  }
  /** On a keyboard Enter ends every number: it presses Next, which has the focus. */
  const press = ({ key }: KeyboardEvent) => {
    if (/^\d$/.test(key)) type(key)
    else if (key === "Backspace" || key === "Delete") clear()
  }
  const refusal = isLate
    ? "Not taken: this one is new. Tap again."
    : typing.refusal && `${typing.refusal} Clear to retype.`
  return { takesDigits, isArmed, refusal, tap, clear: () => takesDigits && clear(), goTo, press }
}
