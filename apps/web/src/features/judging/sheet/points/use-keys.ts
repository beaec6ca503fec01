import type { Criterion } from "@rosette/contract/criteria"
import { endsByItself } from "@rosette/domain/contest/typed-points"
import { type KeyboardEvent, useState } from "react"
import { useArmed } from "../../desk/armed.tsx"
import { useTyping } from "./use-typing.ts"

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
export function useKeys({ criterion: { id, maxPoints: max }, given, next, setPoints, onMove, onClose }: Keys) {
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
