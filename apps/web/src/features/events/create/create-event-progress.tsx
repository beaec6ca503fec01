import { PetalRing } from "../../../ui/figures/petal-ring.tsx"
import classes from "./create-event.module.css"
import { type NewEventValues, neededFields } from "./create-event-values.ts"

/** How many parts of the form have what they need, beside the title. */
export function CreateEventProgress({ values }: { values: NewEventValues }) {
  const parts = neededFields(values)
  const done = parts.filter((fields) => fields.length === 0).length
  return (
    <div className={classes.progress}>
      <PetalRing value={done} max={parts.length} size={40} />
      <span>
        {done} of {parts.length}
        <span className={classes.unit}> parts</span>
      </span>
    </div>
  )
}

/** What is still needed, beside the button that creates the event. */
export function CreateEventNeeds({ values }: { values: NewEventValues }) {
  const needed = neededFields(values).flat()
  const [only] = needed
  if (only === undefined) return <p>All there</p>
  return <p>{needed.length === 1 ? `${only} needed` : `${needed.length} fields needed`}</p>
}
