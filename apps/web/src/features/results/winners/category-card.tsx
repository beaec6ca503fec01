import { Badge, Title, VisuallyHidden } from "@mantine/core"
import { categoryTitle } from "@rosette/domain/contest/place-words"
import { FewFirst } from "../../../ui/lists/few-first.tsx"
import { type CriterionResult, formatPoints } from "../entry-result.ts"
import sectionClasses from "../results.module.css"
import classes from "./category-card.module.css"
import { CategoryEntry } from "./category-entry.tsx"
import { type Honours, isConfirmed, wasConfirmed } from "./honours.ts"
import { ResultsOvertaken } from "./overtaken-notes.tsx"
import type { ShownResults } from "./shown-results.ts"

/** The state of a category that is not confirmed. */
export const BEST_IN_CATEGORY = "Best in Category"

/** How many tied entries of a category are shown at first. */
const FEW_TIED = 2

type Props = Pick<ShownResults, "entryById" | "confirmation" | "provisional"> & {
  criterion: CriterionResult
  honours: Honours
}

/** The best of one criterion: one entry, or all that share the highest average. */
export function ResultsCategory({ criterion, honours, ...shown }: Props) {
  const { candidates, unplaced } = honours
  const { isPublished } = shown.confirmation
  const isWon = wasConfirmed(honours)
  const isOvertaken = unplaced.length > 0 || candidates.some(({ overtaken }) => overtaken.length > 0)
  return (
    <section
      className={classes.category}
      aria-label={criterion.name}
      data-confirmed={(isWon && !isOvertaken) || undefined}
      data-published={isPublished || undefined}
    >
      <div className={classes.about}>
        <Title order={3} className={classes.name}>
          {criterion.name}
        </Title>
        <div className={classes.facts}>
          <Best criterion={criterion} candidates={candidates} />
          {candidates.length > 1 && <span className={classes.tied}>{candidates.length} tied</span>}
        </div>
        {isOvertaken && <Badge className={sectionClasses.ribbon}>Overtaken</Badge>}
        {isWon && (
          <Badge size="md" bg="var(--heart)" c="var(--mark)" data-metal="gold">
            Confirmed Winner
          </Badge>
        )}
        {/* On the screen the line above all categories says it once. */}
        {!isWon && candidates.length > 0 && <VisuallyHidden>{BEST_IN_CATEGORY}</VisuallyHidden>}
      </div>
      <div className={classes.entries}>
        <ResultsOvertaken winners={unplaced} titleName={categoryTitle(criterion.name)} {...shown} />
        <FewFirst
          items={candidates}
          few={FEW_TIED}
          isKept={isConfirmed}
          of="entries"
          more={(hidden) => `Show ${hidden} more tied`}
        >
          {(few) => (
            <ul className={classes.list}>
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
    <span className={classes.figure}>
      <b>{formatPoints(best.average)}</b> / {best.maxPoints}
    </span>
  )
}
