import { Text } from "@mantine/core"
import { OVERALL_TITLE } from "@rosette/domain/contest/place-words"
import { tenthsOf } from "@rosette/domain/contest/shown-points"
import { FewFirst } from "../../../ui/lists/few-first.tsx"
import type { CountedPoints, CountedPointsOf } from "../counted-points.ts"
import { type EntryResult, formatPoints } from "../entry-result.ts"
import { ResultsSection } from "../results-section.tsx"
import finalistClasses from "./finalist-card.module.css"
import { FinalistCard } from "./finalist-card.tsx"
import { FEW_EQUALS, isConfirmed, overallHonours, RUNNER_UP, runnerUpHonours, tieText } from "./honours.ts"
import { OvertakenNotes } from "./overtaken-notes.tsx"
import type { ShownResults } from "./shown-results.ts"
import classes from "./winner-card.module.css"
import { WinnerCard } from "./winner-card.tsx"

const NOBODY = "Nobody yet. As soon as a judge submits a score, the leader stands here."

/** The state of a first place that is not confirmed. Once the results are published nobody can overtake it. */
export function openText(isTied: boolean, isPublished: boolean): string {
  if (isPublished) return isTied ? "Shared first place" : "First place"
  return isTied ? "Tied for 1st" : "In the lead"
}

/** The entries of the first rank. */
export function OverallWinner({ results, confirmed, countedOf, percentOf, coverageOf, ...shown }: ShownResults) {
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
                figure={percentOf(candidate.result) ?? ""}
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
export function Finalists({ results, confirmed, countedOf, percentOf, coverageOf, ...shown }: ShownResults) {
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
                    percent={percentOf(result)}
                    counted={countedOf(result)}
                    coverage={coverageOf(result)}
                    isTied={shown.tied.has(result.entryId)}
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

/** Below this difference in percent points the shown number would be 0. */
const LEAST_SHOWN = 0.05

/** How far a percent may be from the quotient of its shown points: less than their last shown digit makes. */
const ROUNDING = 0.000_001

/** The only leader and the entry after it; null unless exactly one entry leads and another has a place. */
function leadOf(results: readonly EntryResult[]): readonly [EntryResult, EntryResult] | null {
  const [first, next] = results
    .filter(({ place, overallPercent }) => place !== null && overallPercent !== null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return first && next && next.place !== first.place ? [first, next] : null
}

/**
 * "12 points ahead of 1971 AMC Javelin AMX", as the points beside it say; in percentage points if the points that are shown are
 * not what ranks. Null unless exactly one entry leads and another has a place.
 */
export function aheadText(results: readonly EntryResult[], countedOf: CountedPointsOf): string | null {
  const two = leadOf(results)
  if (!two) return null
  const [first, next] = two
  const by = (first.overallPercent ?? 0) - (next.overallPercent ?? 0)
  const name = next.entryName
  if (by <= 0) return `Level with ${name} on percent, ahead by the tie-break`
  const points = pointsBetween(rankingPoints(first, countedOf), rankingPoints(next, countedOf))
  if (points !== null) return `${unitsText(points, "point")} ahead of ${name}`
  if (by < LEAST_SHOWN) return `Less than 0.1 percentage points ahead of ${name}`
  return `${unitsText(by, "percentage point")} ahead of ${name}`
}

/** The shown points of an entry if they make its percent, else null. */
function rankingPoints(result: EntryResult, countedOf: CountedPointsOf): CountedPoints | null {
  const counted = countedOf(result)
  if (!counted || counted.maxPoints === 0) return null
  const percent = (counted.points * 100) / counted.maxPoints
  return Math.abs(percent - (result.overallPercent ?? 0)) < ROUNDING ? counted : null
}

/** The difference, which is exact in tenths; null unless both have the same maximum. */
const pointsBetween = (first: CountedPoints | null, next: CountedPoints | null): number | null =>
  first && next && first.maxPoints === next.maxPoints ? (tenthsOf(first.points) - tenthsOf(next.points)) / 10 : null

function unitsText(count: number, unit: string): string {
  const shown = formatPoints(count)
  return `${shown} ${shown === "1" ? unit : `${unit}s`}`
}
