import { type Metal, metalOfPlace } from "@rosette/domain/ceremony/run-order"
import figure from "../../ui/figures/figure-text.module.css"
import { SCALLOP } from "../../ui/page/logo.tsx"
import classes from "./place-mark.module.css"

/** The metal of a place that is won, or "open". */
export type PlaceTone = Metal | "open"

export const placeTone = (place: number, isWon: boolean): PlaceTone => (isWon ? metalOfPlace(place) : "open")

type Props = { place: number; tone: PlaceTone; size?: number }

/** A rosette with the number of a place, `size` pixels wide. Decorative: the text beside it says the place. */
export function PlaceMark({ place, tone, size = 32 }: Props) {
  return (
    <svg
      viewBox="11.5 4.5 41 41"
      width={size}
      height={size}
      aria-hidden="true"
      data-tone={tone}
      className={classes.mark}
    >
      <path className={classes.bloom} d={SCALLOP} />
      <text className={`${figure.text} ${classes.place}`} x="32" y="25">
        {place}
      </text>
    </svg>
  )
}
