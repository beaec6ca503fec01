import { Stack } from "@mantine/core"
import type { ConfirmedWinner } from "@rosette/contract/awards"
import { NO_CLASS_NAME, tiedEntries } from "@rosette/domain/contest/class-contests"
import { coverageOf } from "@rosette/domain/contest/coverage"
import { type ComponentProps, type ReactNode, useMemo } from "react"
import { PaperLook } from "../../../ui/page/paper-look.tsx"
import { AgreementCard } from "../agreement/agreement-card.tsx"
import { type ResultFacts, useCountedPoints, usePercents } from "../counted-points.ts"
import type { EntryResult } from "../entry-result.ts"
import { useExplanation } from "../explanation/use-explanation.tsx"
import type { Outstanding } from "../outstanding/words.ts"
import { provisionalOf } from "../outstanding/words.ts"
import type { PaperAward } from "../paper/paper-awards.ts"
import { ResultsPaper } from "../paper/results-paper.tsx"
import { ResultsRanking } from "../ranking/results-ranking.tsx"
import classes from "../results.module.css"
import { ResultsSection } from "../results-section.tsx"
import { type ReadTies, TiesSection } from "../ties/ties-section.tsx"
import { CategoryWinners } from "../winners/category-winners.tsx"
import { ClassLeaders } from "../winners/class-leaders.tsx"
import { Finalists, OverallWinner } from "../winners/leaders.tsx"
import type { ShownResults } from "../winners/shown-results.ts"
import { useWinnerConfirmation } from "../winners/use-winner-confirmation.ts"
import { RankingOfClass } from "./ranking-of-class.tsx"

/** The printed version of published results; `live` before anything is published. */
export type WithPublishedPaper = (paper: { isPublished: boolean; live: ReactNode }) => ReactNode

type Props = {
  eventId: number
  organizerName: string
  results: EntryResult[]
  confirmed: readonly ConfirmedWinner[]
  /** Null if the sheets could not be counted. */
  outstanding: Outstanding | null
  /** The event's date and place, for printing. */
  occasion: string
  /** The event's own look, for printing. */
  look?: ComponentProps<typeof PaperLook> | undefined
  ties: ReadTies
  isPublished: boolean
  /** Whether each class is a contest of its own. */
  isByClass?: boolean
  /** The names of the event's classes. */
  classNames: ReadonlyMap<number, string>
  /** For printing; null if they could not be loaded. */
  awards: readonly PaperAward[] | null
  /** The results as everybody may read them on paper. */
  onPaper: EntryResult[] | undefined
  withPublishedPaper?: WithPublishedPaper | undefined
  /** The links to the sections, and the actions for all of them. */
  tools: ReactNode
}

const RANKING_LEAD =
  "By exact percentage, then by how ties were decided. Who shares a place is counted; the next one is skipped."

/** The results from the winner to the whole ranking, and their printed version. */
export function ResultsView({ eventId, organizerName, results, confirmed, outstanding, ...rest }: Props) {
  const {
    ties,
    isPublished,
    isByClass = false,
    classNames,
    occasion,
    look,
    awards,
    onPaper,
    withPublishedPaper,
    tools,
  } = rest
  const entryById = useMemo(() => new Map(results.map((result) => [result.entryId, result])), [results])
  const tied = useMemo(() => tiedEntries(results, isByClass), [results, isByClass])
  const winnerIds = useMemo(
    () => overallWinners(isByClass ? [] : confirmed, isPublished ? results : []),
    [confirmed, isByClass, isPublished, results],
  )
  const confirmation = useWinnerConfirmation({ eventId, organizerName, entryById, isPublished })
  // A published result never calls itself provisional: what it lacks was waived.
  const provisional = isPublished ? null : provisionalOf(outstanding)
  // The bar at the top says it once, unless the sheets could not be counted.
  const marked = outstanding ? null : provisional
  const facts: ResultFacts = {
    countedOf: useCountedPoints(eventId, results),
    percentOf: usePercents(results),
    coverageOf: provisional && outstanding ? coverageOf(results, outstanding) : () => null,
  }
  const explanation = useExplanation({ eventId, entryById, occasion, provisional, facts })
  const shown: ShownResults = {
    ...facts,
    results,
    confirmed,
    entryById,
    tied,
    provisional,
    confirmation,
    onExplain: explanation.open,
  }
  const contestOf = isByClass ? ({ classId }: EntryResult) => classNames.get(classId ?? 0) ?? NO_CLASS_NAME : null
  const printed = { outstanding, awards, contestOf, occasion, onPaper }
  const paperHead = <PaperLook logoUrl={look?.logoUrl} accent={look?.accent} />
  const paper = (
    <>
      {paperHead}
      <ResultsPaper {...shown} {...printed} />
    </>
  )
  return (
    <Stack gap="lg">
      {tools}
      {isByClass ? (
        <ClassLeaders {...shown} classNames={classNames} />
      ) : (
        <div className={classes.leadersFrame}>
          <div className={classes.leaders}>
            <OverallWinner {...shown} />
            <Finalists {...shown} />
          </div>
        </div>
      )}
      <CategoryWinners {...shown} marked={marked} ties={ties.data ?? []} />
      <TiesSection eventId={eventId} ties={ties} entryById={entryById} marked={marked} provisional={provisional} />
      <ResultsSection
        id="ranking"
        title="Complete Results"
        lead={isByClass ? `Class by class. ${RANKING_LEAD}` : RANKING_LEAD}
        provisional={marked}
      >
        <RankingOfClass eventId={eventId} results={results}>
          {(ranking) => (
            <ResultsRanking
              eventId={eventId}
              results={ranking}
              tied={tied}
              winnerIds={winnerIds}
              classNames={classNames}
              percentOf={facts.percentOf}
              coverageOf={facts.coverageOf}
              onExplain={explanation.open}
            />
          )}
        </RankingOfClass>
      </ResultsSection>
      <AgreementCard eventId={eventId} results={results} />
      {explanation.isOpen ? paperHead : (withPublishedPaper?.({ isPublished, live: paper }) ?? paper)}
      {explanation.panel}
      {confirmation.dialog}
    </Stack>
  )
}

/** The ids of the confirmed overall winners, and of those with the first place of published results. */
const overallWinners = (
  confirmed: readonly ConfirmedWinner[],
  published: readonly EntryResult[],
): ReadonlySet<number> => {
  const wins = confirmed.filter(({ winnerType }) => winnerType === "overall")
  return new Set([...wins, ...published.filter(({ place }) => place === 1)].map(({ entryId }) => entryId))
}
