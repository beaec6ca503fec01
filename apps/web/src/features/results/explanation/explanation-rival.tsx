import { ordinal } from "@rosette/domain/results/ordinal"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import type { EntryResult } from "../winners/result-explanation.ts"
import classes from "./explanation-rival.module.css"

/** The entry that the sentence names by its number alone. On paper it is further down. */
export function ExplanationRival({ rival }: { rival: EntryResult }) {
  const { imageUrl, entryName, votingId, ownerParticipant, place, overallPercentRounded } = rival
  return (
    <section className={classes.rival} aria-label="Compared with">
      <EntryThumbnail imageUrl={imageUrl} />
      <div className={classes.words}>
        <div className={classes.name}>{entryName}</div>
        <div className={classes.quiet}>
          {votingId} · {ownerParticipant}
        </div>
      </div>
      {place !== null && (
        <div className={classes.figures}>
          <div className={classes.percent}>{overallPercentRounded}%</div>
          <div className={classes.quiet}>{ordinal(place)}</div>
        </div>
      )}
    </section>
  )
}
