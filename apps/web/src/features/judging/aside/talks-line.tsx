import type { Entry } from "@rosette/contract"
import type { Talks } from "../sheet/talks.ts"
import classes from "./talks-line.module.css"

const FEW = 3

/** Above the desk, whichever entry is on it: which entries the judge is asked to talk over. */
export function TalksLine({ talks, entries }: { talks: Talks; entries: readonly Entry[] }) {
  const asked = entries.filter(({ id }) => talks.has(id))
  if (asked.length === 0) return null
  return (
    <p className={classes.line} role="status">
      <b>Talk it over:</b>{" "}
      {asked.length > FEW
        ? `${asked.length} entries, which the list marks`
        : asked.map(({ id, votingId }) => `Entry #${votingId} with ${talks.get(id)}`).join("; ")}
    </p>
  )
}
