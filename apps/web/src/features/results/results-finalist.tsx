import { Badge, Text } from "@mantine/core"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import { PlaceMark, placeTone } from "./place-mark.tsx"
import classes from "./results-card.module.css"
import { OpenState } from "./results-card.tsx"
import { WhyButton } from "./why/why-button.tsx"
import type { Candidate } from "./winners/result-honours.ts"

type Props = { candidate: Candidate; isTied: boolean; onWhy: (entryId: number) => void }

/** The first of the finalists; it is confirmed further up, as the overall winner. */
export function ResultsFinalist({ candidate, isTied, onWhy }: Props) {
  const { result, confirmation } = candidate
  return (
    <li className={classes.card} data-tone={confirmation ? "gold" : undefined}>
      <div className={classes.entry}>
        <span className={classes.photo}>
          <EntryThumbnail imageUrl={result.imageUrl} />
          <PlaceMark place={1} tone={placeTone(1, confirmation !== null)} size={30} className={classes.place} />
        </span>
        <div className={classes.words}>
          <div className={classes.name}>{result.entryName}</div>
          <Text c="dimmed">
            {result.votingId} · {result.ownerParticipant}
          </Text>
        </div>
        <span className={classes.figure}>{result.overallPercentRounded}%</span>
      </div>
      <div className={classes.foot}>
        {confirmation ? (
          <Badge color="gold" variant="filled">
            1st place · Confirmed Winner
          </Badge>
        ) : (
          <OpenState>{isTied ? "1st, tied" : "1st"}</OpenState>
        )}
        <WhyButton entryName={result.entryName} onClick={() => onWhy(result.entryId)} />
      </div>
    </li>
  )
}
