import { Group, Text, VisuallyHidden } from "@mantine/core"
import { metalOfPlace } from "@rosette/domain/ceremony/metals"
import type { Coverage } from "@rosette/domain/contest/coverage"
import { ordinal, PLACE_WORDS } from "@rosette/domain/contest/place-words"
import { isolated } from "../../../lib/isolated.ts"
import { PrizeRosette } from "../../../ui/figures/prize-rosette.tsx"
import { Named } from "../../../ui/lists/row.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { type CountedPoints, countedShort } from "../counted-points.ts"
import { coverageWords } from "../entry-result.ts"
import { ExplanationButton } from "../explanation/explanation-button.tsx"
import classes from "./finalist-card.module.css"
import type { Candidate } from "./honours.ts"
import { OvertakenByCandidate } from "./overtaken-notes.tsx"
import type { ShownResults } from "./shown-results.ts"
import { ConfirmedBadge, ConfirmedBy, DecisionButton } from "./winner-decision.tsx"

type Props = Pick<ShownResults, "entryById" | "confirmation" | "onExplain"> & {
  candidate: Candidate
  percent: string | null
  /** What the score is calculated from; null if unknown. */
  counted?: CountedPoints | null
  coverage?: Coverage | null
  isTied: boolean
}

type ScoreProps = { percent: string | null; counted: CountedPoints | null | undefined }

/** The percent of an entry, and the points that make it. */
export const FinalistScore = ({ percent, counted }: ScoreProps) => (
  <div className={classes.score}>
    <Text fz="1.5rem" fw={700} lh={1.2}>
      {percent}
    </Text>
    {counted && (
      <Text size="sm" c="dimmed">
        {countedShort(counted)}
      </Text>
    )}
  </div>
)

/** One of the first three places in a row. The first is confirmed in its card. */
export function FinalistCard({ candidate, percent, counted, coverage = null, isTied, ...shown }: Props) {
  const { entryById, confirmation, onExplain } = shown
  const { result, title, confirmation: confirmed, overtaken } = candidate
  const place = result.place ?? 0
  const isFirst = title.winnerType === "overall"
  const hasWon = confirmed !== null || confirmation.isPublished
  const metal = hasWon ? metalOfPlace(place) : "open"
  return (
    <li className={classes.row} data-metal={hasWon ? metal : undefined}>
      <span className={classes.photo}>
        <PrizeRosette prize={{ metal, place }} size={32} />
        <EntryThumbnail imageUrl={result.imageUrl} />
      </span>
      <div>
        {(isFirst || !confirmed) && <VisuallyHidden>{ordinal(place)}</VisuallyHidden>}
        <Named name={result.entryName}>
          {result.votingId} · {isolated(result.ownerParticipant)}
          {isTied && " · tied"}
          {coverage && (
            <>
              {" · "}
              <span>{coverageWords(coverage)}</span>
            </>
          )}
        </Named>
      </div>
      <FinalistScore percent={percent} counted={counted} />
      <Group gap="0 0.5rem" className={classes.actions}>
        <ExplanationButton entryName={result.entryName} onClick={() => onExplain(result.entryId)} size="sm" />
        {!isFirst && <FinalistDecision candidate={candidate} confirmation={confirmation} />}
      </Group>
      {!isFirst && overtaken.length > 0 && (
        <div className={classes.overtaken}>
          <OvertakenByCandidate candidate={candidate} entryById={entryById} confirmation={confirmation} />
        </div>
      )}
    </li>
  )
}

type FinalistDecisionProps = Pick<ShownResults, "confirmation"> & { candidate: Candidate }

/** Who confirmed the place, or the button that does. */
const FinalistDecision = ({ candidate, confirmation }: FinalistDecisionProps) => {
  const place = candidate.result.place ?? 0
  return (
    <>
      {candidate.confirmation && <ConfirmedBadge place={PLACE_WORDS.ranked(place)} metal={metalOfPlace(place)} />}
      <DecisionButton candidate={candidate} confirmation={confirmation} variant="subtle" size="sm" />
      <ConfirmedBy candidate={candidate} />
    </>
  )
}
