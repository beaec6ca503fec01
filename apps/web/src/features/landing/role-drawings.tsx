import classes from "./role-drawings.module.css"
import { PlaceRosette } from "./sample-sheet.tsx"

const CRITERIA = [
  { name: "Paint & Finish", max: 25, points: 19, top: 78 },
  { name: "Interior", max: 20, points: 17, top: 152 },
] as const

const PLACES = [
  { place: 1, name: "1967 Ford Mustang", percent: 91, top: 62 },
  { place: 2, name: "1994 Toyota Supra", percent: 88, top: 118 },
  { place: 3, name: "1959 Cadillac Eldorado", percent: 85, top: 164 },
] as const

const { end: END } = classes

/** A phone with a judge's sheet. Like the other drawing it is cut at its lower edge, and hidden from screen readers. */
export const SheetDrawing = () => (
  <svg viewBox="0 0 400 200" className={classes.drawing} aria-hidden="true">
    <rect x="70" y="16" width="260" height="260" rx="26" className={classes.box} />
    <rect x="86" y="30" width="46" height="32" rx="6" className={classes.photo} />
    <path d="M89 54v-5l7-2 5-7h11v6h17v8h-4a5 5 0 0 1-10 0h-9a5 5 0 0 1-10 0z" className={classes.accent} />
    <text x="140" y="43">
      1972 Ford F-100
    </text>
    <text x="140" y="60" className={classes.dim}>
      Entry #14
    </text>
    <text x="316" y="59" className={`${END} ${classes.big}`}>
      36
    </text>
    <path d="M70 72h260" className={classes.line} />
    {CRITERIA.map(({ name, max, points, top }) => {
      const end = 116 + (168 * points) / max
      return (
        <g key={name} transform={`translate(0 ${top})`}>
          <text x="86" y="18">
            {name}
          </text>
          <text x="86" y="34" className={classes.dim}>
            {`Max: ${max} pts`}
          </text>
          <path d="M116 54h168" className={classes.track} />
          <path d={`M116 54H${end}`} className={classes.filled} />
          <path
            d="M283 5h26q7 0 7 7v16q0 7-7 7h-26q-7 0-7-7V12q0-7 7-7zM86 54a11 11 0 1 1 22 0 11 11 0 1 1-22 0zm6 0h10m192 0a11 11 0 1 1 22 0 11 11 0 1 1-22 0zm6 0h10m-5-5v10"
            className={classes.box}
          />
          <circle cx={end} cy="54" r="11" className={classes.thumb} />
          <text x="308" y="26" className={`${END} ${classes.big}`}>
            {points}
          </text>
        </g>
      )
    })}
  </svg>
)

/** The ranking on an organizer's screen, with the reason for the first place. */
export const RankingDrawing = () => (
  <svg viewBox="0 0 400 200" className={classes.drawing} aria-hidden="true">
    <rect x="24" y="16" width="352" height="260" rx="14" className={classes.box} />
    <text x="42" y="44" className={classes.big}>
      Results
    </text>
    <text x="358" y="42" className={`${END} ${classes.dim}`}>
      All sheets are in
    </text>
    {PLACES.map(({ place, name, percent, top }) => (
      <g key={place} transform={`translate(0 ${top})`}>
        <path d="M24-7h352" className={classes.line} />
        <PlaceRosette place={place} x={38} width={27} height={34} />
        <text x="76" y="18">
          {name}
        </text>
        <path d="M240 13h60" className={classes.track} />
        <path d={`M240 13h${(60 * percent) / 100}`} className={classes.filled} />
        <text x="358" y="18" className={END}>
          {`${percent}%`}
        </text>
        {place === 1 && (
          <text x="76" y="38" className={classes.dim}>
            Why? 3.4 points ahead, most in paint
          </text>
        )}
      </g>
    ))}
  </svg>
)
