import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react"
import classes from "./points.module.css"
import { useTyping } from "./use-typing.ts"

type Props = {
  label: string
  /** Null while unscored. */
  points: number | null
  max: number
  isDisabled: boolean
  onChange: (points: number | null) => void
  /** Why a digit was refused; null once another key or a tap was taken. */
  onRefusal?: (refusal: string | null) => void
}

/** How far a finger moves sideways before it drags the slider instead of scrolling the page, in pixels. */
const DRAG_FROM_PX = 6
/** Up to this maximum every number has its own place on the slider. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Whether a slider of this maximum shows its numbers, so that one tap sets any of them. */
export const showsNumbers = (max: number): boolean => max < NUMBERS.length

/** A phone shows this many numbers and more in two rows; `pointsAtCell` divides them in the same way. */
const TWO_ROWS_FROM = 8
const columnsOf = (max: number) => Math.ceil((max + 1) / 2)

/** In how many rows the numbers are; the stylesheet says so. */
const rowsOf = (slider: Element) => Number(getComputedStyle(slider).getPropertyValue("--rows")) || 1

/** Mouse and touch: a tap or a sideways drag sets the points at its place. */
function usePointing({ max, isDisabled, onChange }: Pick<Props, "max" | "isDisabled" | "onChange">) {
  const touch = useRef<{ x: number; y: number; isDragging: boolean } | null>(null)
  const setFrom = (event: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = event.clientX - left
    onChange(
      showsNumbers(max)
        ? pointsAtCell(x / width, (event.clientY - top) / height, max, rowsOf(event.currentTarget))
        : // The thumb is as wide as it is high.
          pointsAtShare((x - height / 2) / (width - height), max),
    )
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (isDisabled || event.button !== 0) return
    touch.current = { x: event.clientX, y: event.clientY, isDragging: event.pointerType === "mouse" }
    if (!touch.current.isDragging) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setFrom(event)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const start = touch.current
    if (!start) return
    const [dx, dy] = [Math.abs(event.clientX - start.x), Math.abs(event.clientY - start.y)]
    if (!start.isDragging && dx >= DRAG_FROM_PX && dx > dy) {
      start.isDragging = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    if (start.isDragging) setFrom(event)
  }
  const end = () => {
    touch.current = null
  }
  return {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onClick: (event: MouseEvent<HTMLElement>) => !isDisabled && setFrom(event),
  }
}

/** Keyboard: digits set, Backspace unscores, arrows step. A number ends with Enter, any other key, a tap, or when the focus leaves. */
function useKeyboard({ points, max, isDisabled, onChange, onRefusal }: Omit<Props, "label">) {
  const typing = useTyping(max, points, onChange)
  const { refusal } = typing
  useEffect(() => onRefusal?.(refusal), [refusal, onRefusal])
  const press = (event: KeyboardEvent) => {
    if (isDisabled || event.ctrlKey || event.metaKey || event.altKey) return
    const next = pointsAfterKey(event.key, points, max)
    if (/^\d$/.test(event.key)) typing.type(event.key)
    else if (event.key === "Backspace" || event.key === "Delete") typing.clear()
    else if (event.key === "Enter") return typing.end()
    else if (next === undefined) return
    else {
      typing.end()
      onChange(next)
    }
    event.preventDefault()
  }
  return { end: typing.end, press }
}

/** Points from 0 to the maximum. Scrolling the page over it with a finger changes nothing: only a sideways drag or a tap counts. */
export function PointSlider({ label, points, max, isDisabled, onChange, onRefusal }: Props) {
  const hasNumbers = showsNumbers(max)
  const { end, press } = useKeyboard({ points, max, isDisabled, onChange, onRefusal })
  const point = (next: number | null) => {
    end()
    onChange(next)
  }
  const pointing = usePointing({ max, isDisabled, onChange: point })
  const share: CSSProperties & { "--share": number; "--columns"?: number } = {
    "--share": Math.min(1, (points ?? 0) / max),
    ...(hasNumbers && { "--columns": columnsOf(max) }),
  }
  return (
    <div
      role="slider"
      tabIndex={isDisabled ? -1 : 0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, points ?? 0)}
      aria-valuetext={points === null ? "Not scored" : `${points} of ${max}`}
      aria-disabled={isDisabled || undefined}
      data-unscored={points === null || undefined}
      className={classes.slider}
      data-numbers={hasNumbers || undefined}
      data-two-rows={(hasNumbers && max + 1 >= TWO_ROWS_FROM) || undefined}
      style={share}
      {...pointing}
      onKeyDown={press}
      onBlur={end}
    >
      {hasNumbers ? (
        <Numbers points={points} max={max} />
      ) : (
        <>
          <span className={classes.track} />
          <span className={classes.filled} />
          <span className={classes.thumb} />
        </>
      )}
    </div>
  )
}

function Numbers({ points, max }: Pick<Props, "points" | "max">) {
  return (
    <span className={classes.numbers} translate="no">
      {NUMBERS.slice(0, max + 1).map((number) => (
        <span key={number} data-on={number === points || undefined} data-below={number < (points ?? 0) || undefined}>
          {number}
        </span>
      ))}
    </span>
  )
}

const BIG_STEPS = 5

/** Returns the points after a key on a slider; undefined if the key has no meaning there. Unscored counts as 0. */
export function pointsAfterKey(key: string, points: number | null, max: number): number | undefined {
  const big = Math.max(1, Math.round(max / BIG_STEPS))
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: big,
    PageDown: -big,
    Home: -max,
    End: max,
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(max, Math.max(0, (points ?? 0) + step))
}

/** The points under a finger: `share` of the way along the slider, from 0 to 1 and beyond. */
export const pointsAtShare = (share: number, max: number): number => Math.min(max, Math.max(0, Math.round(share * max)))

/**
 * The same for a slider with numbers from 0 to the maximum, in `rows` rows; `x` and `y` are shares of its size. All rows have
 * the same columns, and the maximum has what is left of the last one.
 */
export function pointsAtCell(x: number, y: number, max: number, rows: number): number {
  const columns = Math.ceil((max + 1) / rows)
  const placeAt = (share: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(share * count)))
  return Math.min(max, placeAt(y, rows) * columns + placeAt(x, columns))
}
