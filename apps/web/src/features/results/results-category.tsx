import { Badge, Button, Text, Title, VisuallyHidden } from "@mantine/core"
import { categoryTitle } from "@rosette/domain/results/winners"
import { plural } from "../../lib/format.ts"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { FewFirst } from "../../ui/lists/few-first.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import cardClasses from "./results-card.module.css"
import classes from "./results-category.module.css"
import { ResultsOvertaken } from "./results-overtaken.tsx"
import sectionClasses from "./results-section.module.css"
import type { ShownResults } from "./results-shown.ts"
import { type CriterionResult, formatPoints } from "./winners/result-explanation.ts"
import {
  type Candidate,
  FEW_EQUALS,
  type Honours,
  isConfirmed,
  titleText,
  wasConfirmed,
} from "./winners/result-honours.ts"
import { CONFIRM_BUTTONS } from "./winners/use-winner-confirmation.ts"

/** The state of a category that is not confirmed. */
export const BEST_IN_CATEGORY = "Best in Category"

/** How many tied entries of a category are shown at first on a phone. */
const FEW_ON_A_PHONE = 2

type Props = Pick<ShownResults, "entryById" | "confirmation" | "provisional"> & {
  criterion: CriterionResult
  honours: Honours
}

/** The best of one criterion: one entry, or all that share the highest average. */
export function ResultsCategory({ criterion, honours, ...shown }: Props) {
  const { candidates, unplaced } = honours
  const { confirmation } = shown
  const few = useIsPhone() ? FEW_ON_A_PHONE : FEW_EQUALS
  const isWon = wasConfirmed(honours)
  const isOvertaken = unplaced.length > 0 || candidates.some(({ overtaken }) => overtaken.length > 0)
  return (
    <section
      className={classes.category}
      aria-label={criterion.name}
      data-confirmed={(isWon && !isOvertaken) || undefined}
    >
      <div className={classes.about}>
        <div className={classes.head}>
          <Title order={3} className={classes.name}>
            {criterion.name}
          </Title>
          {isOvertaken && <Badge className={sectionClasses.ribbon}>Overtaken</Badge>}
          {isWon && <Badge className={cardClasses.won}>Confirmed Winner</Badge>}
          {/* On the screen the line above all categories says it once. */}
          {!isWon && candidates.length > 0 && <VisuallyHidden>{BEST_IN_CATEGORY}</VisuallyHidden>}
        </div>
        {candidates.length > 1 && <Text c="dimmed">{tieText(candidates.length, confirmation.isPublished)}</Text>}
        {candidates.length === 0 && (
          <Text c="dimmed" className={classes.noScores}>
            No scores yet
          </Text>
        )}
      </div>
      <div className={classes.entries}>
        <ResultsOvertaken winners={unplaced} titleName={categoryTitle(criterion.name)} {...shown} />
        <FewFirst items={candidates} few={few} isKept={isConfirmed} of="entries">
          {(few) => (
            <ul className={classes.list}>
              {few.map((candidate) => (
                <CategoryEntry key={candidate.result.entryId} candidate={candidate} {...shown} />
              ))}
            </ul>
          )}
        </FewFirst>
      </div>
    </section>
  )
}

/** "3 entries tie. Confirm one or more."; published, when nothing can be confirmed, only that they tie. */
export function tieText(count: number, isPublished: boolean, where = ""): string {
  const tie = `${plural(count, "entry", "entries")} tie${where}.`
  return isPublished ? tie : `${tie} Confirm one or ${count === 2 ? "both" : "more"}.`
}

type EntryProps = Omit<Props, "criterion" | "honours"> & { candidate: Candidate }

function CategoryEntry({ candidate, entryById, confirmation, provisional }: EntryProps) {
  const { result, title, confirmation: confirmed, overtaken } = candidate
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
      {confirmation.isPublished ? null : confirmed ? (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => confirmation.takeBack(confirmed, title.name)}
          aria-label={`Take back: ${of}`}
        >
          Take back
        </Button>
      ) : (
        <Button
          // Quiet while it can still change.
          variant={provisional ? "subtle" : "default"}
          onClick={() => confirmation.confirm(candidate)}
          aria-label={`Confirm Winner: ${of}`}
          {...focusKind(CONFIRM_BUTTONS)}
        >
          Confirm
        </Button>
      )}
      {overtaken.length > 0 && (
        <div className={classes.overtaken}>
          <ResultsOvertaken
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
