import { Badge, Button, Text, Title, VisuallyHidden } from "@mantine/core"
import { categoryTitle } from "@rosette/domain/contest/place-words"
import { isolated } from "../../../lib/isolated.ts"
import { PrizeRosette } from "../../../ui/figures/prize-rosette.tsx"
import { focusKind } from "../../../ui/focus/next-focus.ts"
import { FewFirst } from "../../../ui/lists/few-first.tsx"
import { Named, Row } from "../../../ui/lists/row.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { type CriterionResult, formatPoints } from "../entry-result.ts"
import classes from "./category-card.module.css"
import { type Candidate, type Honours, isConfirmed, titleText, wasConfirmed } from "./honours.ts"
import { OvertakenByCandidate, OvertakenNotes } from "./overtaken-notes.tsx"
import type { ShownResults } from "./shown-results.ts"
import { CONFIRM_BUTTONS } from "./use-winner-confirmation.ts"

/** The state of a category that is not confirmed. */
export const BEST_IN_CATEGORY = "Best in Category"

/** How many tied entries of a category are shown at first. */
const FEW_TIED = 2

type Props = Pick<ShownResults, "entryById" | "confirmation" | "provisional"> & {
  criterion: CriterionResult
  honours: Honours
}

/** The best of one criterion: one entry, or all that share the highest average. */
export function CategoryCard({ criterion, honours, ...shown }: Props) {
  const { candidates, unplaced } = honours
  const { isPublished } = shown.confirmation
  const isWon = wasConfirmed(honours)
  const isOvertaken = unplaced.length > 0 || candidates.some(({ overtaken }) => overtaken.length > 0)
  return (
    <section
      className={classes.category}
      aria-label={criterion.name}
      data-confirmed={(isWon && !isOvertaken) || undefined}
    >
      <div className={classes.about}>
        <Title order={3} fz="md" lh={1.25}>
          {criterion.name}
        </Title>
        <Text size="sm" c="dimmed">
          <Best criterion={criterion} candidates={candidates} />
          {candidates.length > 1 && (
            <>
              {" · "}
              <span>{candidates.length} tied</span>
            </>
          )}
        </Text>
        {isOvertaken && (
          <Badge variant="light" color="yellow">
            Overtaken
          </Badge>
        )}
        {isWon && (
          <Badge size="md" bg="var(--heart)" c="var(--mark)" data-metal="gold">
            Confirmed Winner
          </Badge>
        )}
        {/* On the screen the line above all categories says it once. */}
        {!isWon && candidates.length > 0 && <VisuallyHidden>{BEST_IN_CATEGORY}</VisuallyHidden>}
      </div>
      <div>
        <OvertakenNotes winners={unplaced} titleName={categoryTitle(criterion.name)} {...shown} />
        <FewFirst
          items={candidates}
          few={FEW_TIED}
          isKept={isConfirmed}
          of="entries"
          more={(hidden) => `Show ${hidden} more tied`}
        >
          {(few) => (
            <ul className={classes.entries}>
              {few.map((candidate) => (
                <CategoryEntry
                  key={candidate.result.entryId}
                  candidate={candidate}
                  isWinner={isPublished && (!isWon || isConfirmed(candidate))}
                  {...shown}
                />
              ))}
            </ul>
          )}
        </FewFirst>
      </div>
    </section>
  )
}

/** The highest average, which all who are tied share. */
function Best({ criterion, candidates }: Pick<Props, "criterion"> & Pick<Honours, "candidates">) {
  const [first] = candidates
  const best = first?.result.criteria.find(({ criterionId }) => criterionId === criterion.criterionId)
  if (!best) return <span>No scores yet</span>
  return (
    <span className="tabular">
      <b>{formatPoints(best.average)}</b> / {best.maxPoints}
    </span>
  )
}

type CategoryEntryProps = Pick<ShownResults, "entryById" | "confirmation" | "provisional"> & {
  candidate: Candidate
  /** Whether it has won the category: the results are published. */
  isWinner: boolean
}

/** An entry with the highest average of a criterion, which is named beside it. */
function CategoryEntry({ candidate, isWinner, entryById, ...shown }: CategoryEntryProps) {
  const { result } = candidate
  return (
    <li>
      <Row
        mih="3.25rem"
        gap="xs"
        start={<EntryThumbnail imageUrl={result.imageUrl} />}
        end={
          isWinner ? (
            <PrizeRosette prize={{ metal: "gold", place: null }} size={20} />
          ) : (
            <CategoryDecision candidate={candidate} {...shown} />
          )
        }
      >
        <Named name={result.entryName}>
          {result.votingId} · {isolated(result.ownerParticipant)}
        </Named>
      </Row>
      <OvertakenByCandidate candidate={candidate} entryById={entryById} confirmation={shown.confirmation} />
    </li>
  )
}

function CategoryDecision({
  candidate,
  confirmation,
  provisional,
}: Omit<CategoryEntryProps, "isWinner" | "entryById">) {
  const { result, title, confirmation: confirmed } = candidate
  if (confirmation.isPublished) return null
  const of = `${titleText(candidate)}, ${isolated(result.entryName)}`
  return confirmed ? (
    <Button
      size="sm"
      px={8}
      me={-8}
      variant="subtle"
      color="gray"
      onClick={() => confirmation.takeBack(confirmed, title.name)}
      aria-label={`Take back: ${of}`}
    >
      Take back
    </Button>
  ) : (
    <Button
      size="sm"
      px={8}
      // Quiet while it can still change.
      variant={provisional === null ? "default" : "subtle"}
      me={provisional === null ? 0 : -8}
      onClick={() => confirmation.confirm(candidate)}
      aria-label={`Confirm Winner: ${of}`}
      {...focusKind(CONFIRM_BUTTONS)}
    >
      Confirm
    </Button>
  )
}
