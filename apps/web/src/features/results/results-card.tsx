import { Badge, Text, VisuallyHidden } from "@mantine/core"
import type { ReactNode } from "react"
import { RosetteMark } from "../../ui/page/logo.tsx"
import { ExplanationButton } from "./explanation/explanation-button.tsx"
import { type CountedPoints, countedText } from "./ranking/counted-points.ts"
import classes from "./results-card.module.css"
import { ConfirmedBadge, ConfirmedBy, DecisionButton } from "./results-decision.tsx"
import { ResultsOvertaken } from "./results-overtaken.tsx"
import { ResultsPhoto } from "./results-photo.tsx"
import { ProvisionalBadge } from "./results-section.tsx"
import type { ShownResults } from "./results-shown.ts"
import type { Candidate } from "./winners/result-honours.ts"

type Props = Pick<ShownResults, "provisional" | "entryById" | "confirmation" | "onExplain"> & {
  candidate: Candidate
  /** The score that decided: "87%". */
  figure: ReactNode
  /** What the score is calculated from; null if unknown. */
  counted?: CountedPoints | null
  /** The state shown while it is not confirmed. */
  open: string
  /** How far ahead of the next entry it is. */
  ahead?: ReactNode
}

/** A candidate for the overall winner. It is gold once it has won: it is confirmed, or the results are published. */
export function ResultsCard({
  candidate,
  figure,
  counted,
  open,
  ahead,
  provisional,
  entryById,
  confirmation,
  onExplain,
}: Props) {
  const { result, title, confirmation: confirmed, overtaken } = candidate
  const { isPublished } = confirmation
  const hasWon = confirmed !== null || isPublished
  const canChange = provisional !== null && !isPublished
  return (
    <li className={classes.card} data-tone={hasWon ? "gold" : canChange ? undefined : "leader"}>
      <div className={classes.body}>
        <span className={classes.photo} data-empty={result.imageUrl ? undefined : true}>
          <ResultsPhoto imageUrl={result.imageUrl} />
          {hasWon && <RosetteMark size={96} tone="gold" place={1} className={classes.rosette} />}
        </span>
        <div className={classes.state}>
          {confirmed && <ConfirmedBadge place={null} />}
          {/* The rosette says it too. */}
          {!confirmed && isPublished && <VisuallyHidden>{open}</VisuallyHidden>}
          {!confirmed && !isPublished && !canChange && (
            <Badge color="gray" variant="light">
              {open}
            </Badge>
          )}
          <ProvisionalBadge provisional={isPublished ? null : provisional}>
            {confirmed ? "Provisional" : `${open} so far`}
          </ProvisionalBadge>
        </div>
        <div className={classes.words}>
          <div className={classes.name}>{result.entryName}</div>
          <Text c="dimmed">
            {result.votingId} · {result.ownerParticipant}
          </Text>
          <ConfirmedBy candidate={candidate} />
        </div>
        <div className={classes.score}>
          <div className={classes.figure}>{figure}</div>
          <div className={classes.facts}>
            {counted && <div>{countedText(counted)}</div>}
            {ahead && <div>{ahead}</div>}
          </div>
        </div>
        <div className={classes.foot}>
          <ExplanationButton entryName={result.entryName} onClick={() => onExplain(result.entryId)} isOutlined />
          <DecisionButton {...{ candidate, confirmation }} variant={canChange ? "default" : "filled"} />
        </div>
      </div>
      <ResultsOvertaken
        winners={overtaken}
        titleName={title.name}
        present={result}
        entryById={entryById}
        confirmation={confirmation}
      />
    </li>
  )
}
