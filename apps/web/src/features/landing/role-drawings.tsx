import states from "../../ui/states/states.module.css"
import classes from "./role-drawings.module.css"

const PHOTO = { x: 44, y: 25, width: 84, height: 42 }

/** Entries judged of forty. */
const JUDGES = [
  { name: "Mia", judged: 40 },
  { name: "Aiko", judged: 36 },
  { name: "Tom", judged: 33 },
  { name: "Lars", judged: 30 },
  { name: "Dana", judged: 21, behind: "9 behind" },
] as const
const EACH = 40
const ALL = JUDGES.length * EACH
const IN = JUDGES.reduce((sum, { judged }) => sum + judged, 0)

const PETALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A phone with a judge's sheet. Like the other drawing it is cut at its lower edge, and hidden from screen readers. */
export const SheetDrawing = () => (
  <svg viewBox="0 0 360 180" className={classes.drawing} aria-hidden="true">
    <rect x="30" y="14" width="300" height="260" rx="24" className={classes.box} />
    <clipPath id="photo">
      <rect {...PHOTO} rx="10" />
    </clipPath>
    <rect {...PHOTO} rx="10" fill="var(--mantine-color-ribbon-light)" />
    <g clipPath="url(#photo)">
      <image href="/drawings/truck.svg" {...PHOTO} className={states.day} />
      <image href="/drawings/truck.svg#dusk" {...PHOTO} className={states.dusk} />
    </g>
    <text x="138" y="42">
      Ford F-100
    </text>
    <text x="138" y="60" className={classes.dim}>
      Entry #14
    </text>
    <text x="316" y="42" textAnchor="end" className={classes.dim}>
      <tspan className={classes.big}>55</tspan> / 100
    </text>
    <text x="316" y="60" textAnchor="end" className={classes.dim}>
      Total
    </text>
    <path d="M30 77h300" className={classes.line} />
    <text x="44" y="100">
      Paint & Finish
    </text>
    <text x="316" y="101" textAnchor="end" className={classes.dim}>
      <tspan className={classes.big}>31</tspan> / 40
    </text>
    <path d="M80 126h200" className={classes.track} />
    <path d="M80 126h155" className={classes.filled} />
    <path
      d="M44 126a12 12 0 1 1 24 0 12 12 0 1 1-24 0zm248 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0z"
      className={classes.box}
    />
    <path d="M51 126h10m238 0h10m-5-5v10" className={classes.mark} />
    <circle cx="235" cy="126" r="12" className={classes.thumb} />
    <path d="M30 146h300" className={classes.line} />
    <text x="44" y="168">
      Saved on this phone
    </text>
    <text x="316" y="168" textAnchor="end" className={classes.dim}>
      No signal
    </text>
  </svg>
)

/** How far each judge is, on an organizer's screen. */
export const ProgressDrawing = () => (
  <svg viewBox="0 0 384 180" className={classes.drawing} aria-hidden="true">
    <rect x="12" y="14" width="360" height="260" rx="14" className={classes.box} />
    <Petals />
    <text x="68" y="142" textAnchor="middle">
      {`${IN} of ${ALL}`}
    </text>
    <text x="68" y="159" textAnchor="middle" className={classes.dim}>
      sheets are in
    </text>
    {JUDGES.map(({ name, judged, ...judge }, place) => (
      <g key={name} transform={`translate(0 ${46 + 26 * place})`}>
        <text x="124" y="5">
          {name}
        </text>
        <path d="M170 0h84" className={classes.track} />
        <path d={`M170 0h${2.1 * judged}`} className={classes.filled} />
        <path d="M233-7v14" className={classes.mark} />
        <text x="284" y="5" textAnchor="end">
          {judged}
        </text>
        {"behind" in judge && (
          <>
            <rect x="288" y="-10" width="80" height="20" rx="10" fill="var(--mantine-color-red-light)" />
            <text x="328" y="4" textAnchor="middle" className={classes.late}>
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
  <svg viewBox="0 0 100 100" x="28" y="36" width="80" height="80" aria-hidden="true">
    {PETALS.map((petal) => (
      <ellipse
        key={petal}
        cx="50"
        cy="17"
        rx="11"
        ry="14.5"
        transform={`rotate(${petal * 36 + 18} 50 50)`}
        fill={`var(--rosette-${10 * IN > petal * ALL ? "accent" : "petal"})`}
      />
    ))}
    <circle cx="50" cy="50" r="27" fill="var(--rosette-surface)" />
    <text x="50" y="57" textAnchor="middle" fontSize="21" fontWeight="700">
      {`${(100 * IN) / ALL}%`}
    </text>
  </svg>
)
