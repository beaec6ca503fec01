import type { ReactNode } from "react"
import classes from "./master-figures.module.css"

/** The platform's numbers in one line, as far as large text allows. */
export const MasterFigures = ({ figures }: { figures: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={classes.figures}>
    {figures.map(([label, value]) => (
      <div key={label} className={classes.figure}>
        <dt className={classes.label}>{label}</dt>
        <dd className={classes.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
