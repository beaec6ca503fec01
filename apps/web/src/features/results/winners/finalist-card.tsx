import { Text, VisuallyHidden } from "@mantine/core"
import type { Coverage } from "@rosette/domain/contest/coverage"
import { ordinal, PLACE_WORDS } from "@rosette/domain/contest/place-words"
import { isolated } from "../../../lib/isolated.ts"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { NameText } from "../../../ui/text/name-text.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { type CountedPoints, countedShort } from "../counted-points.ts"
import { ExplanationButton } from "../explanation/explanation-button.tsx"
import { CoverageLine } from "./coverage-line.tsx"
import classes from "./finalist-card.module.css"
import type { Candidate } from "./honours.ts"
import { OvertakenNotes } from "./overtaken-notes.tsx"
import { PlaceMark, type PlaceTone, placeTone } from "./place-mark.tsx"
import type { ShownResults } from "./shown-results.ts"
import { ConfirmedBadge, ConfirmedBy, DecisionButton } from "./winner-decision.tsx"

type Props = Pick<ShownResults, "entryById" | "confirmation" | "onExplain"> & {
  candidate: Candidate
  /** What the score is calculated from; null if unknown. */
  counted?: CountedPoints | null
  coverage?: Coverage | null
  isTied: boolean
}

/** One of the first three places in a row. The first is confirmed in its card. */
export function FinalistCard({ candidate, counted, coverage = null, isTied, ...shown }: Props) {
  const { entryById, confirmation, onExplain } = shown
  const { result, title, confirmation: confirmed, overtaken } = candidate
  const isPhone = useIsPhone()
  const place = result.place ?? 0
  const isFirst = title.winnerType === "overall"
  const hasWon = confirmed !== null || confirmation.isPublished
  const tone = placeTone(place, hasWon)
  return (
    <li className={classes.row} data-metal={hasWon ? tone : undefined}>
      <span className={classes.photo}>
        <PlaceMark place={place} tone={tone} size={32} />
        <EntryThumbnail imageUrl={result.imageUrl} />
      </span>
      <div className={classes.words}>
        {(isFirst || !confirmed) && <VisuallyHidden>{ordinal(place)}</VisuallyHidden>}
        <div className={classes.name}>
          <NameText name={result.entryName} />
        </div>
        <Text c="dimmed" size="sm">
          {result.votingId} · {isolated(result.ownerParticipant)}
          {isTied && " · tied"}
        </Text>
      </div>
      <div className={classes.score}>
        <div className={classes.figure}>{result.overallPercentRounded}%</div>
        {counted && <div className={classes.counted}>{countedShort(counted)}</div>}
        {!isPhone && <CoverageLine coverage={coverage} />}
      </div>
      {isPhone && (
        <div className={classes.coverage}>
          <CoverageLine coverage={coverage} />
        </div>
      )}
      <span className={classes.explain}>
        <ExplanationButton entryName={result.entryName} onClick={() => onExplain(result.entryId)} />
      </span>
      {!isFirst && <FinalistDecision candidate={candidate} confirmation={confirmation} tone={tone} />}
      {!isFirst && overtaken.length > 0 && (
        <div className={classes.overtaken}>
          <OvertakenNotes
            winners={overtaken}
            titleName={title.name}
            present={result}
            entryById={entryById}
            confirmation={confirmation}
          />
        </div>
      )}
    </li>
  )
}

type FinalistDecisionProps = Pick<ShownResults, "confirmation"> & { candidate: Candidate; tone: PlaceTone }

/** Who confirmed the place, or the button that does. */
function FinalistDecision({ candidate, confirmation, tone }: FinalistDecisionProps) {
  const isConfirmed = candidate.confirmation !== null
  return (
    <div className={classes.decision}>
      {isConfirmed && (
        <div className={classes.confirmed}>
          <ConfirmedBadge place={PLACE_WORDS.ranked(candidate.result.place ?? 0)} tone={tone} />
          <ConfirmedBy candidate={candidate} />
        </div>
      )}
      <DecisionButton candidate={candidate} confirmation={confirmation} variant="subtle" />
    </div>
  )
}
