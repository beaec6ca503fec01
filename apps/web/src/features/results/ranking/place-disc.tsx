import classes from "./ranking.module.css"

/** A place of the ranking, "–" for none. */
export function PlaceDisc({ place, isWinner }: { place: number | null; isWinner: boolean }) {
  const isFirstThree = place !== null && place <= 3
  return (
    <span className={classes.disc} data-first-three={isFirstThree || undefined} data-winner={isWinner || undefined}>
      {place ?? "–"}
    </span>
  )
}
