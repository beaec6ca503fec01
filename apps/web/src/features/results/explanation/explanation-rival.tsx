import { ordinal } from "@rosette/domain/results/ordinal"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import type { EntryResult } from "../winners/result-explanation.ts"
import classes from "./explanation-rival.module.css"

/** The entry that the sentence names. On paper it is further down. */
export function ExplanationRival({ rival }: { rival: EntryResult }) {
  const { imageUrl, votingId, ownerParticipant, place, overallPercentRounded } = rival
  return (
    <section className={classes.rival} aria-label="Compared with">
      <EntryThumbnail imageUrl={imageUrl} />
      <div className={classes.words}>
        {place !== null && (
          <div className={classes.place}>
            {ordinal(place)} · {overallPercentRounded}%
          </div>
        )}
        <div className={classes.quiet}>
          {votingId} · {ownerParticipant}
        </div>
      </div>
    </section>
  )
}
