import { PetalRing } from "../../../ui/figures/petal-ring.tsx"
import classes from "../events.module.css"
import { emptyEvent, type NewEventValues, neededFields } from "./create-event-values.ts"

const NEEDED_AT_FIRST = neededFields(emptyEvent()).length

/** What is still needed, beside the button that creates the event; a rosette fills with what is there. */
export function CreateEventNeeds({ values }: { values: NewEventValues }) {
  const needed = neededFields(values)
  return (
    <p className={classes.needs}>
      <PetalRing value={Math.max(0, NEEDED_AT_FIRST - needed.length)} max={NEEDED_AT_FIRST} size={36} />
      {wordsOf(needed)}
    </p>
  )
}

function wordsOf(needed: readonly string[]): string {
  const [only] = needed
  if (only === undefined) return "All there"
  return needed.length === 1 ? `${only} needed` : `${needed.length} fields needed`
}
