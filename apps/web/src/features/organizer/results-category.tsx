import { Badge, Button, Text, Title } from "@mantine/core"
import { plural } from "../../lib/format.ts"
import { FewFirst } from "../../ui/few-first.tsx"
import { EntryThumbnail } from "./entry-thumbnail.tsx"
import { type CriterionResult, formatPoints } from "./result-explanation.ts"
import { type Candidate, FEW_EQUALS, isConfirmed, titleText } from "./result-honours.ts"
import classes from "./results-category.module.css"
import type { WinnerConfirmation } from "./use-winner-confirmation.ts"

type Props = { criterion: CriterionResult; candidates: readonly Candidate[]; confirmation: WinnerConfirmation }

/** Who is best on one criterion: one entry, or all that share the highest average. */
export function ResultsCategory({ criterion, candidates, confirmation }: Props) {
  const hasWinner = candidates.some(isConfirmed)
  const isTied = candidates.length > 1
  return (
    <section className={classes.category} aria-label={criterion.name} data-confirmed={hasWinner || undefined}>
      <div className={classes.head}>
        <Title order={3}>{criterion.name}</Title>
        {candidates.length > 0 && (
          <Badge color={hasWinner ? "gold" : "gray"} variant={hasWinner ? "filled" : "light"}>
            {hasWinner ? "Confirmed Winner" : "Best in Category"}
          </Badge>
        )}
      </div>
      {isTied && <Text c="dimmed">{plural(candidates.length, "entry", "entries")} tie. Confirm one, or several.</Text>}
      {candidates.length === 0 && (
        <Text c="dimmed" mb="xs">
          No scores yet
        </Text>
      )}
      <FewFirst items={candidates} few={FEW_EQUALS} isKept={isConfirmed} of="entries">
        {(shown) => (
          <ul className={classes.list}>
            {shown.map((candidate) => (
              <CategoryEntry key={candidate.result.entryId} candidate={candidate} confirmation={confirmation} />
            ))}
          </ul>
        )}
      </FewFirst>
    </section>
  )
}

function CategoryEntry({ candidate, confirmation }: { candidate: Candidate; confirmation: WinnerConfirmation }) {
  const { result, title, confirmation: confirmed } = candidate
  const criterion = result.criteria.find(({ criterionId }) => criterionId === title.criterionId)
  const of = `${titleText(candidate)}, ${result.entryName}`
  return (
    <li className={classes.entry}>
      <EntryThumbnail imageUrl={result.imageUrl} />
      <div className={classes.words}>
        <Text fw={600}>{result.entryName}</Text>
        <Text c="dimmed" size="sm">
          {result.votingId} · {result.ownerParticipant}
        </Text>
        {criterion && (
          <Text size="sm" className={classes.figure}>
            <b>{formatPoints(criterion.average)}</b> / {criterion.maxPoints}
          </Text>
        )}
      </div>
      {confirmed ? (
        <Button
          variant="subtle"
          color="gray"
          disabled={confirmation.isPending}
          onClick={() => confirmation.takeBack(confirmed)}
          aria-label={`Take back: ${of}`}
        >
          Take back
        </Button>
      ) : (
        <Button
          variant="default"
          disabled={confirmation.isPending}
          onClick={() => confirmation.confirm(candidate)}
          aria-label={`Confirm Winner: ${of}`}
        >
          Confirm
        </Button>
      )}
    </li>
  )
}
