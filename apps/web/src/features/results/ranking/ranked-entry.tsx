import { isolated } from "../../../lib/isolated.ts"
import { NameText } from "../../../ui/text/name-text.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { judgesWords } from "../entry-result.ts"
import classes from "./ranking.module.css"
import { placeReason, type RankedRow } from "./shown-ranking.ts"

/** The entry in a row of the ranking, and what decided its place. With a photo the row sets its `--side` and the `--gap` beside it. */
export function RankedEntry({ hasPhoto, ...shown }: RankedRow & { hasPhoto: boolean }) {
  const { entryName, votingId, ownerParticipant, imageUrl } = shown.result
  const { coverage } = shown
  const reason = placeReason(shown)
  return (
    <div className={classes.who}>
      {hasPhoto && <EntryThumbnail imageUrl={imageUrl} />}
      <div className={classes.words}>
        <div className={classes.name}>
          <NameText name={entryName} />
        </div>
        <div className={classes.facts}>
          <span>
            {votingId} · {isolated(ownerParticipant)}
          </span>
          {coverage && (
            <>
              {" "}
              <span>{judgesWords(coverage)}</span>
            </>
          )}
        </div>
        {reason && <div className={classes.reason}>{reason}</div>}
      </div>
    </div>
  )
}

/** A place of the ranking, "–" for none. */
export function PlaceDisc({ place, isWinner }: { place: number | null; isWinner: boolean }) {
  const isFirstThree = place !== null && place <= 3
  return (
    <span className={classes.disc} data-first-three={isFirstThree || undefined} data-winner={isWinner || undefined}>
      {place ?? "–"}
    </span>
  )
}
