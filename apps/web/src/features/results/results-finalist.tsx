import { Badge, Text } from "@mantine/core"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import classes from "./results-card.module.css"
import { WhyButton } from "./why/why-button.tsx"
import type { Candidate } from "./winners/result-honours.ts"

type Props = { candidate: Candidate; isTied: boolean; onWhy: (entryId: number) => void }

/** The first among the finalists; it is confirmed above, as the overall winner. */
export function ResultsFinalist({ candidate, isTied, onWhy }: Props) {
  const { result, confirmation } = candidate
  return (
    <li className={classes.card} data-tone={confirmation ? "gold" : undefined}>
      <div className={classes.entry}>
        <EntryThumbnail imageUrl={result.imageUrl} />
        <div className={classes.words}>
          <div className={classes.name}>{result.entryName}</div>
          <Text c="dimmed">
            {result.votingId} · {result.ownerParticipant}
          </Text>
        </div>
        <span className={classes.figure}>{result.overallPercentRounded}%</span>
      </div>
      <div className={classes.foot}>
        <Badge color={confirmation ? "gold" : "gray"} variant={confirmation ? "filled" : "light"}>
          {confirmation ? "1st place · Confirmed Winner" : isTied ? "1st, tied" : "1st"}
        </Badge>
        <WhyButton entryName={result.entryName} onClick={() => onWhy(result.entryId)} />
      </div>
    </li>
  )
}
