import type { ReactNode } from "react"
import classes from "./master-figures.module.css"

/** Numbers of the platform, each after its label, in one line as far as there is room. */
export const MasterFigures = ({ figures }: { figures: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={classes.figures}>
    {figures.map(([label, value]) => (
      <div key={label} className={classes.figure}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
