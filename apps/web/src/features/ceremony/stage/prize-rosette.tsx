import type { Stage } from "@rosette/contract/ceremony"
import { type Prize, placeOfLine, prizeOf, type RunLine } from "@rosette/domain/ceremony/run-order"
import classes from "./stage-picture.module.css"

/** The rosette of a prize, pleated, with its place or a tick. Decorative: the title beside it says the same. */
export function PrizeRosette({ prize: { metal, place }, className }: { prize: Prize; className?: string | undefined }) {
  return (
    <svg
      viewBox="10 2 44 62"
      aria-hidden="true"
      data-metal={metal}
      className={[classes.prizeRosetteRosette, className].filter(Boolean).join(" ")}
    >
      <path
        className={classes.tails}
        d="M21 38 12.5 58.5l8.3-1.9 4.6 6.4L33 43zM43 38 51.5 58.5l-8.3-1.9-4.6 6.4L31 43z"
      />
      <circle className={classes.petals} cx="32" cy="25" r="17" pathLength="14" />
      <circle className={classes.pleats} cx="32" cy="25" r="17.5" pathLength="14" />
      <circle className={classes.rim} cx="32" cy="25" r="14.5" />
      <circle className={classes.heart} cx="32" cy="25" r="12.5" />
      {place === null ? (
        <path className={classes.tick} d="m26.2 25.4 4.1 4.2 7.8-8.6" />
      ) : (
        <text className={classes.prizeRosetteNumber} x="32" y="30.6">
          {place}
        </text>
      )}
    </svg>
  )
}

/** The mark of a winner on the stage, where only gold, silver and bronze have a number; null for a text, which nobody wins. */
export function stagePrize({ kind, place }: Pick<Stage, "kind" | "place">): Prize | null {
  if (kind === null || kind === "text") return null
  const prize = prizeOf(place)
  return prize.metal === "plain" ? { ...prize, place: null } : prize
}

/** The mark of a line of the run order. */
export const linePrize = ({ kind, key }: Pick<RunLine, "kind" | "key">): Prize | null =>
  stagePrize({ kind, place: placeOfLine({ kind, key }) })
