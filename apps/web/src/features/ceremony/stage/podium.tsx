import type { Stage } from "@rosette/contract/ceremony"
import { metalOfPlace } from "@rosette/domain/ceremony/metals"
import classes from "./stage-picture.module.css"

/** Second and third step onto the podium when they are revealed, and stay; the step in the middle waits for the winner. */
export function Podium({ podium, isWon }: Pick<Stage, "podium"> & { isWon: boolean }) {
  if (podium.length === 0) return null
  const namesAt = (place: number) => podium.find((step) => step.place === place)?.names ?? []
  return (
    <ol className={classes.podium} aria-label="Podium">
      {[2, 1, 3].map((place) => (
        <li
          key={place}
          className={classes.place}
          data-place={place}
          data-metal={metalOfPlace(place)}
          data-won={(place === 1 && isWon) || undefined}
        >
          {namesAt(place).length > 0 && (
            <p className={classes.podiumName} dir="auto">
              {namesAt(place).join(" · ")}
            </p>
          )}
          <span className={classes.step} aria-hidden="true">
            {place}
          </span>
        </li>
      ))}
    </ol>
  )
}
