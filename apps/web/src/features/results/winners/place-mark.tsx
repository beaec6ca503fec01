import { type Metal, metalOfPlace } from "@rosette/domain/ceremony/metals"
import figure from "../../../ui/figures/figures.module.css"
import { SCALLOP } from "../../../ui/page/logo.tsx"
import classes from "../results.module.css"

/** The metal of a place that is won, or "open". */
export type PlaceTone = Metal | "open"

export const placeTone = (place: number, isWon: boolean): PlaceTone => (isWon ? metalOfPlace(place) : "open")

const TAILS = "M21 38 12.5 58.5l8.3-1.9 4.6 6.4L33 43zM43 38 51.5 58.5l-8.3-1.9-4.6 6.4L31 43z"

type Props = {
  /** Its number; none for the winner of a category. */
  place?: number
  tone: PlaceTone
  size?: number
  className?: string | undefined
}

/** A rosette with the number of a place, `size` pixels wide; one that is won has ribbons. Decorative: the text beside it says the place. */
export function PlaceMark({ place, tone, size = 32, className }: Props) {
  const isWon = tone !== "open"
  return (
    <svg
      viewBox={isWon ? "10 3 44 61" : "10 3 44 44"}
      width={size}
      aria-hidden="true"
      data-metal={tone}
      className={[classes.placeMarkMark, className].filter(Boolean).join(" ")}
    >
      {isWon && <path className={classes.tails} d={TAILS} />}
      <path className={classes.petals} d={SCALLOP} />
      <circle className={classes.heart} cx="32" cy="25" r="14" />
      {place !== undefined && (
        <text className={`${figure.figureTextText} ${classes.place}`} x="32" y="25">
          {place}
        </text>
      )}
    </svg>
  )
}
