import { metalOfPlace } from "@rosette/domain/ceremony/metals"
import { SCALLOP } from "../../ui/page/logo.tsx"
import { DayOrDusk } from "../../ui/states/drawing.tsx"
import classes from "./sample-sheet.module.css"

const ROWS = [
  { name: "Paint & Finish", points: 37, max: 40 },
  { name: "Interior", points: 26, max: 30 },
  { name: "Engine Compartment", points: 28, max: 30 },
] as const

const NEXT = [
  { place: 2, name: "1994 Toyota Supra Turbo", percent: 88 },
  { place: 3, name: "1959 Cadillac Eldorado", percent: 85 },
] as const

type PlaceProps = { place: number; width: number }

/** A place's rosette in gold, silver or bronze, with its number. */
export const PlaceRosette = ({ place, width }: PlaceProps) => (
  <svg viewBox="9 2 46 57" width={width} className={classes.place} data-metal={metalOfPlace(place)} aria-hidden="true">
    <path d="M21 36 15.5 54l6.2-2 4 5L33 40zM43 36l5.5 18-6.2-2-4 5L31 40z" />
    <path d={SCALLOP} />
    <circle cx="32" cy="25" r="13" />
    <text x="32" y="32.5" fontSize={21}>
      {place}
    </text>
  </svg>
)

/** A picture of a scored entry that shows what the product does; hidden from screen readers. */
export function SampleSheet() {
  return (
    <div className={classes.sheet} aria-hidden="true">
      <DayOrDusk name="winner" width={400} height={153} className={classes.car} />
      <PlaceRosette place={1} width={74} />
      <p className={classes.name}>
        <span>Entry #27</span> 1967 Ford Mustang Fastback
      </p>
      {ROWS.map(({ name, points, max }) => (
        <div key={name} className={classes.row}>
          <span>{name}</span>
          <span className={classes.points}>
            <b>{points}</b> / {max}
          </span>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={classes.bar} aria-hidden="true">
            <rect width="100" height="6" className={classes.track} />
            <rect width={(100 * points) / max} height="6" className={classes.filled} />
          </svg>
        </div>
      ))}
      <div className={classes.total}>
        <span>Overall</span>
        <span className={classes.percent}>91%</span>
        <span className={classes.why}>3 points ahead of the Supra, 2 in paint</span>
      </div>
      {NEXT.map(({ place, name, percent }) => (
        <div key={place} className={classes.next}>
          <PlaceRosette place={place} width={30} />
          <span>{name}</span>
          <b>{percent}%</b>
        </div>
      ))}
    </div>
  )
}
