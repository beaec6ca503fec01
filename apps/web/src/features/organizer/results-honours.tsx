import { Text } from "@mantine/core"
import { plural } from "../../lib/format.ts"
import { FewFirst } from "../../ui/few-first.tsx"
import { ordinal } from "./result-explanation.ts"
import {
  type Candidate,
  categoryHonours,
  FEW_EQUALS,
  type Honours,
  isConfirmed,
  overallHonours,
  runnerUpHonours,
} from "./result-honours.ts"
import classes from "./results-card.module.css"
import { ResultsCard } from "./results-card.tsx"
import categoryClasses from "./results-category.module.css"
import { ResultsCategory } from "./results-category.tsx"
import { ResultsFinalist } from "./results-finalist.tsx"
import { ResultsOutdated } from "./results-outdated.tsx"
import { ResultsSection } from "./results-section.tsx"
import type { ShownResults } from "./results-view.tsx"

const percentOf = ({ result }: Candidate) => `${result.overallPercentRounded}%`
const NOBODY = "Nobody yet. As soon as a judge submits a score, the leader stands here."

/** The entry, or the entries, of the first rank. */
export function OverallWinner({ results, confirmed, entryById, confirmation }: ShownResults) {
  const { candidates, outdated } = overallHonours(results, confirmed)
  const isTied = candidates.length > 1
  return (
    <ResultsSection
      id="overall"
      title="Overall Winner"
      lead={
        isTied && `${plural(candidates.length, "entry", "entries")} tie for the first place. Confirm one, or several.`
      }
    >
      <ResultsOutdated winners={outdated} entryById={entryById} confirmation={confirmation} />
      {candidates.length === 0 && <Text c="dimmed">{NOBODY}</Text>}
      <FewFirst items={candidates} few={FEW_EQUALS} isKept={isConfirmed} of="entries">
        {(shown) => (
          <ul className={classes.grid}>
            {shown.map((candidate) => (
              <ResultsCard
                key={candidate.result.entryId}
                candidate={candidate}
                figure={percentOf(candidate)}
                open={isTied ? "Tied for 1st" : "Leads by the scores"}
                size="lg"
                confirmation={confirmation}
              />
            ))}
          </ul>
        )}
      </FewFirst>
    </ResultsSection>
  )
}

/** The first three ranks, more entries where a tie reaches across the third. */
export function Finalists({ results, confirmed, entryById, confirmation, shared }: ShownResults) {
  const first = overallHonours(results, confirmed).candidates
  const { candidates, outdated } = runnerUpHonours(results, confirmed)
  return (
    <ResultsSection
      id="finalists"
      title="Top 3 Finalists"
      lead={first.length === 0 && "The first three places, once there are scores."}
    >
      <ResultsOutdated winners={outdated} entryById={entryById} confirmation={confirmation} />
      <FewFirst items={[...first, ...candidates]} few={FEW_EQUALS} isKept={isConfirmed} of="finalists">
        {(few) => (
          <ol className={classes.grid}>
            {few.map((candidate) => {
              const { rank, entryId } = candidate.result
              if (rank === 1) return <ResultsFinalist key={entryId} candidate={candidate} isTied={shared.has(1)} />
              const place = ordinal(rank ?? 0)
              return (
                <ResultsCard
                  key={entryId}
                  candidate={candidate}
                  figure={percentOf(candidate)}
                  open={rank !== null && shared.has(rank) ? `${place}, tied` : place}
                  confirmation={confirmation}
                />
              )
            })}
          </ol>
        )}
      </FewFirst>
    </ResultsSection>
  )
}

/** Per criterion the entry, or the entries, with the highest average. */
export function CategoryWinners({ results, confirmed, entryById, confirmation }: ShownResults) {
  const criteria = results[0]?.criteria ?? []
  const categories = criteria.map((criterion) => ({ criterion, ...categoryHonours(results, criterion, confirmed) }))
  return (
    <ResultsSection id="categories" title="Category Winners" lead="The highest average of each criterion.">
      <ResultsOutdated winners={categories.flatMap(outdatedOf)} entryById={entryById} confirmation={confirmation} />
      <div className={categoryClasses.grid}>
        {categories.map(({ criterion, candidates }) => (
          <ResultsCategory
            key={criterion.criterionId}
            criterion={criterion}
            candidates={candidates}
            confirmation={confirmation}
          />
        ))}
      </div>
    </ResultsSection>
  )
}

const outdatedOf = ({ outdated }: Honours) => outdated
