import { Badge, Box, Group, Text, VisuallyHidden } from "@mantine/core"
import type { Coverage } from "@rosette/domain/contest/coverage"
import type { ReactNode } from "react"
import { isolated } from "../../../lib/isolated.ts"
import { PrizeRosette } from "../../../ui/figures/prize-rosette.tsx"
import { type CountedPoints, countedText } from "../counted-points.ts"
import { coverageWords } from "../entry-result.ts"
import { ExplanationButton } from "../explanation/explanation-button.tsx"
import { ProvisionalBadge } from "../results-section.tsx"
import type { Candidate } from "./honours.ts"
import { OvertakenByCandidate } from "./overtaken-notes.tsx"
import type { ShownResults } from "./shown-results.ts"
import classes from "./winner-card.module.css"
import { ConfirmedBadge, ConfirmedBy, DecisionButton } from "./winner-decision.tsx"
import { WinnerPhoto } from "./winner-photo.tsx"

type Props = Pick<ShownResults, "provisional" | "entryById" | "confirmation" | "onExplain"> & {
  candidate: Candidate
  /** The score that decided: "87%". */
  figure: ReactNode
  /** What the score is calculated from; null if unknown. */
  counted?: CountedPoints | null
  coverage?: Coverage | null
  /** The state shown while it is not confirmed. */
  open: string
  /** How far ahead of the next entry it is. */
  ahead?: ReactNode
}

/** A candidate for the overall winner. It is gold once it has won: it is confirmed, or the results are published. */
export function WinnerCard({ candidate, figure, counted, coverage = null, open, ahead, ...shown }: Props) {
  const { provisional, entryById, confirmation, onExplain } = shown
  const { result, confirmation: confirmed } = candidate
  const { isPublished } = confirmation
  const hasWon = confirmed !== null || isPublished
  const canChange = provisional !== null && !isPublished
  return (
    <li
      className={classes.card}
      data-metal={hasWon ? "gold" : undefined}
      data-leads={(!hasWon && !canChange) || undefined}
    >
      {hasWon && <PrizeRosette prize={{ metal: "gold", place: 1 }} className={classes.medal} />}
      <div className={classes.body}>
        <span className={classes.photo} data-empty={result.imageUrl ? undefined : true}>
          <WinnerPhoto imageUrl={result.imageUrl} />
        </span>
        <div className={classes.words}>
          <div>
            <Group gap="0.25rem 0.5rem" mt={4} mb="xs">
              <CardState
                candidate={candidate}
                open={open}
                isPublished={isPublished}
                provisional={canChange ? provisional : null}
              />
              <Text c="dimmed">
                {result.votingId} · {isolated(result.ownerParticipant)}
              </Text>
            </Group>
            <div className={classes.name}>{result.entryName}</div>
            <ConfirmedBy candidate={candidate} />
          </div>
          <Group gap="0.25rem 1rem">
            <div className={classes.figure}>{figure}</div>
            <Box flex="1 1 9rem" miw={0} fz="sm" lh={1.4}>
              {counted && <div>{countedText(counted)}</div>}
              {coverage && (
                <Text size="sm" c="dimmed">
                  {coverageWords(coverage)}
                </Text>
              )}
            </Box>
          </Group>
          {ahead && (
            <Text size="sm" fw={600}>
              {ahead}
            </Text>
          )}
          <Group gap="xs" justify="space-between" grow={!hasWon} preventGrowOverflow={false}>
            <ExplanationButton
              entryName={result.entryName}
              onClick={() => onExplain(result.entryId)}
              isOutlined={!hasWon}
            />
            <DecisionButton
              candidate={candidate}
              confirmation={confirmation}
              variant={canChange ? "default" : "filled"}
            />
          </Group>
        </div>
      </div>
      <OvertakenByCandidate candidate={candidate} entryById={entryById} confirmation={confirmation} />
    </li>
  )
}

type StateProps = Pick<Props, "candidate" | "open" | "provisional"> & { isPublished: boolean }

/** Whether it is confirmed, and whether that can still change. */
function CardState({ candidate: { confirmation: confirmed }, open, provisional, isPublished }: StateProps) {
  // The medal says it too.
  if (!confirmed && isPublished) return <VisuallyHidden>{open}</VisuallyHidden>
  return (
    <>
      {confirmed && <ConfirmedBadge place={null} />}
      {!confirmed && !provisional && (
        <Badge color="gray" variant="light">
          {open}
        </Badge>
      )}
      <ProvisionalBadge provisional={provisional} isQuiet>
        {confirmed ? "Provisional" : `${open} so far`}
      </ProvisionalBadge>
    </>
  )
}
