import { Text } from "@mantine/core"
import { OVERALL_TITLE } from "@rosette/domain/contest/place-words"
import { FewFirst } from "../../../ui/lists/few-first.tsx"
import { ResultsSection } from "../results-section.tsx"
import { aheadText } from "./ahead-text.ts"
import finalistClasses from "./finalist-card.module.css"
import { FinalistCard } from "./finalist-card.tsx"
import {
  type Candidate,
  FEW_EQUALS,
  isConfirmed,
  overallHonours,
  RUNNER_UP,
  runnerUpHonours,
  tieText,
} from "./honours.ts"
import { OvertakenNotes } from "./overtaken-notes.tsx"
import type { ShownResults } from "./shown-results.ts"
import classes from "./winner-card.module.css"
import { WinnerCard } from "./winner-card.tsx"

const percentOf = ({ result }: Candidate) => `${result.overallPercentRounded}%`
const NOBODY = "Nobody yet. As soon as a judge submits a score, the leader stands here."

/** The state of a first place that is not confirmed. Once the results are published nobody can overtake it. */
export function openText(isTied: boolean, isPublished: boolean): string {
  if (isPublished) return isTied ? "Shared first place" : "First place"
  return isTied ? "Tied for 1st" : "In the lead"
}

/** The entries of the first rank. */
export function OverallWinner({ results, confirmed, countedOf, coverageOf, ...shown }: ShownResults) {
  const { candidates, unplaced } = overallHonours(results, confirmed)
  const isTied = candidates.length > 1
  const ahead = aheadText(results, countedOf)
  const { isPublished } = shown.confirmation
  const lead = isTied && tieText(candidates.length, isPublished, " for first")
  return (
    <ResultsSection id="overall" title={OVERALL_TITLE} lead={lead}>
      <OvertakenNotes winners={unplaced} titleName={OVERALL_TITLE} {...shown} />
      {candidates.length === 0 && <Text c="dimmed">{NOBODY}</Text>}
      <FewFirst items={candidates} few={FEW_EQUALS} isKept={isConfirmed} of="entries">
        {(few) => (
          <ul className={classes.grid}>
            {few.map((candidate) => (
              <WinnerCard
                key={candidate.result.entryId}
                candidate={candidate}
                figure={percentOf(candidate)}
                counted={countedOf(candidate.result)}
                coverage={coverageOf(candidate.result)}
                open={openText(isTied, isPublished)}
                ahead={ahead}
                {...shown}
              />
            ))}
          </ul>
        )}
      </FewFirst>
    </ResultsSection>
  )
}

/** The first three ranks; more entries if a tie includes the third. */
export function Finalists({ results, confirmed, countedOf, coverageOf, ...shown }: ShownResults) {
  const first = overallHonours(results, confirmed).candidates
  const { candidates, unplaced } = runnerUpHonours(results, confirmed)
  return (
    <ResultsSection
      id="finalists"
      title="Top 3 Finalists"
      lead={first.length === 0 && "The first three places, once there are scores."}
    >
      <OvertakenNotes winners={unplaced} titleName={RUNNER_UP.name} {...shown} />
      <FewFirst items={[...first, ...candidates]} few={FEW_EQUALS} isKept={isConfirmed} of="finalists">
        {(few) =>
          few.length > 0 && (
            <ol className={finalistClasses.rows} data-tied={first.length > 1 || undefined}>
              {few.map((candidate) => {
                const { result } = candidate
                return (
                  <FinalistCard
                    key={result.entryId}
                    candidate={candidate}
                    counted={countedOf(result)}
                    coverage={coverageOf(result)}
                    isTied={result.place !== null && shown.shared.has(result.place)}
                    {...shown}
                  />
                )
              })}
            </ol>
          )
        }
      </FewFirst>
    </ResultsSection>
  )
}
