import { FewFirst } from "../../../ui/lists/few-first.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { criteriaIn } from "../entry-result.ts"
import { ResultsSection } from "../results-section.tsx"
import type { Tie } from "../ties/words.ts"
import classes from "./category-card.module.css"
import { BEST_IN_CATEGORY, CategoryCard } from "./category-card.tsx"
import { categoryHonours, type Honours } from "./honours.ts"
import type { ShownResults } from "./shown-results.ts"

/** How many categories are shown at first, so that the ranking is not far below; on a phone each is as wide as the screen. */
const FEW_CATEGORIES = { phone: 5, desk: 6 }
const LEAD = `${BEST_IN_CATEGORY}: the highest average of each criterion.`

type Props = ShownResults & {
  /** Their settlements decide who of several with the highest average has won. */
  ties: readonly Tie[]
  /** What the heading says about missing sheets. */
  marked: ShownResults["provisional"]
}

/** The entries with the highest average of each criterion. */
export function CategoryWinners({ results, confirmed, ties, provisional, marked, entryById, confirmation }: Props) {
  const few = useIsPhone() ? FEW_CATEGORIES.phone : FEW_CATEGORIES.desk
  const criteria = criteriaIn(results)
  const categories = criteria.map((criterion) => ({
    criterion,
    honours: categoryHonours(results, criterion, confirmed, ties),
  }))
  const isToChoose = !confirmation.isPublished && categories.some(({ honours }) => honours.candidates.length > 1)
  return (
    <ResultsSection
      id="categories"
      title="Category Winners"
      lead={isToChoose ? `${LEAD} Ties: confirm one or more.` : LEAD}
      provisional={marked}
    >
      <FewFirst items={categories} few={few} isKept={({ honours }) => isOvertaken(honours)} of="categories">
        {(shown) => (
          <div className={classes.grid}>
            {shown.map(({ criterion, honours }) => (
              <CategoryCard
                key={criterion.criterionId}
                criterion={criterion}
                honours={honours}
                entryById={entryById}
                confirmation={confirmation}
                provisional={provisional}
              />
            ))}
          </div>
        )}
      </FewFirst>
    </ResultsSection>
  )
}

/** True if the scores no longer support a confirmation, so that it needs attention. */
const isOvertaken = ({ candidates, unplaced }: Honours): boolean =>
  unplaced.length > 0 || candidates.some(({ overtaken }) => overtaken.length > 0)
