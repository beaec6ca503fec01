import classes from "./role-drawings.module.css"

const CRITERIA = [
  { name: "Paint & Finish", max: 40, points: 31, top: 80 },
  { name: "Interior", max: 30, points: 24, top: 150 },
] as const

const PHOTO = { x: 44, y: 25, width: 84, height: 42 }

/** Entries judged of forty. */
const JUDGES = [
  { name: "Mia", judged: 38, top: 46 },
  { name: "Aiko", judged: 36, top: 72 },
  { name: "Tom", judged: 34, top: 98 },
  { name: "Lars", judged: 31, top: 124 },
  { name: "Dana", judged: 21, top: 150, behind: "9 behind" },
] as const
const EACH = 40
const ALL = JUDGES.length * EACH
const IN = JUDGES.reduce((sum, { judged }) => sum + judged, 0)

const PETALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const { end: END } = classes

/** A phone with a judge's sheet. Like the other drawing it is cut at its lower edge, and hidden from screen readers. */
export const SheetDrawing = () => (
  <svg viewBox="0 0 360 180" className={classes.drawing} aria-hidden="true">
    <rect x="30" y="14" width="300" height="260" rx="24" className={classes.box} />
    <clipPath id="photo">
      <rect {...PHOTO} rx="10" />
    </clipPath>
    <rect {...PHOTO} rx="10" className={classes.photo} />
    <g clipPath="url(#photo)">
      <image href="/drawings/truck.svg" {...PHOTO} className={classes.day} />
      <image href="/drawings/truck.svg#dusk" {...PHOTO} className={classes.dusk} />
    </g>
    <text x="138" y="42">
      1972 Ford F-100
    </text>
    <text x="138" y="60" className={classes.dim}>
      Entry #14
    </text>
    <text x="316" y="60" className={`${END} ${classes.dim}`}>
      <tspan className={classes.big}>55</tspan> / 100
    </text>
    <path d="M30 77h300" className={classes.line} />
    {CRITERIA.map(({ name, max, points, top }) => {
      const end = 80 + (200 * points) / max
      return (
        <g key={name} transform={`translate(0 ${top})`}>
          <text x="44" y="20">
            {name}
          </text>
          <text x="316" y="21" className={`${END} ${classes.dim}`}>
            <tspan className={classes.big}>{points}</tspan> / {max}
          </text>
          <path d="M80 46h200" className={classes.track} />
          <path d={`M80 46H${end}`} className={classes.filled} />
          <path
            d="M44 46a12 12 0 1 1 24 0 12 12 0 1 1-24 0zm7 0h10m231 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0zm7 0h10m-5-5v10"
            className={classes.box}
          />
          <circle cx={end} cy="46" r="12" className={classes.thumb} />
        </g>
      )
    })}
  </svg>
)

/** How far each judge is, on an organizer's screen. */
export const ProgressDrawing = () => (
  <svg viewBox="0 0 360 180" className={classes.drawing} aria-hidden="true">
    <rect x="14" y="14" width="332" height="260" rx="14" className={classes.box} />
    <Petals />
    <text x="72" y="146" className={classes.middle}>
      {`${IN} of ${ALL}`}
    </text>
    <text x="72" y="163" className={`${classes.middle} ${classes.dim}`}>
      sheets are in
    </text>
    {JUDGES.map(({ name, judged, top, ...judge }) => (
      <g key={name} transform={`translate(0 ${top})`}>
        <text x="132" y="5">
          {name}
        </text>
        <path d="M178 0h46" className={classes.track} />
        <path d={`M178 0h${(46 * judged) / EACH}`} className={classes.filled} />
        <text x="254" y="5" className={END}>
          {judged}
        </text>
        {"behind" in judge && (
          <>
            <rect x="264" y="-10" width="66" height="20" rx="10" className={classes.lateGround} />
            <text x="297" y="4" className={`${classes.middle} ${classes.lateInk}`}>
              {judge.behind}
            </text>
          </>
        )}
      </g>
    ))}
  </svg>
)

/** The dashboard's rosette: a petal for each tenth. */
const Petals = () => (
  <svg viewBox="0 0 100 100" x="28" y="34" width="88" height="88" aria-hidden="true">
    {PETALS.map((petal) => (
      <ellipse
        key={petal}
        cx="50"
        cy="17"
        rx="11"
        ry="14.5"
        transform={`rotate(${petal * 36 + 18} 50 50)`}
        className={10 * IN > petal * ALL ? classes.accent : classes.petal}
      />
    ))}
    <circle cx="50" cy="50" r="27" className={classes.heart} />
    <text x="50" y="57" className={`${classes.middle} ${classes.percent}`}>
      {`${(100 * IN) / ALL}%`}
    </text>
  </svg>
)
