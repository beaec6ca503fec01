import { Title } from "@mantine/core"
import { pointsText } from "@rosette/domain/contest/counted-score"
import type { ReactNode } from "react"
import { formatDateTime } from "../../../lib/format.ts"
import { PrintedRanking } from "../../../ui/lists/printed-ranking.tsx"
import { useIsPrinting } from "../../../ui/page/use-is-printing.ts"
import type { ResultFacts } from "../counted-points.ts"
import { type EntryResult, noPercentText } from "../entry-result.ts"
import { type Outstanding, outstandingWords } from "../outstanding/words.ts"
import type { ShownResults } from "../winners/shown-results.ts"
import { type ConfirmedLine, confirmedLines } from "./confirmed-lines.ts"
import type { PaperAward } from "./paper-awards.ts"
import classes from "./results-paper.module.css"

type Props = ShownResults & {
  /** The results without the names that entries hide; undefined until these are known. */
  onPaper: EntryResult[] | undefined
  /** Null if the sheets could not be counted. */
  outstanding: Outstanding | null
  awards: readonly PaperAward[] | null
  contestOf: ContestOf
  occasion: string
}

/**
 * The results on paper: whether they are final, the confirmed winners in the order in which they are announced, the
 * awards, the categories, and the whole ranking. The event's name is the page's own heading.
 */
export function ResultsPaper({
  onPaper,
  confirmed,
  tied,
  contestOf,
  provisional,
  outstanding,
  awards,
  occasion,
  countedOf,
  percentOf,
}: Props) {
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  const results = onPaper ?? []
  const { places, categories } = confirmedLines(results, confirmed)
  const missing = outstanding && outstandingWords(outstanding)
  return (
    <div data-print="only">
      <p>
        {occasion && `${occasion} · `}Results as of {formatDateTime(new Date())}
      </p>
      {provisional && (
        <div className={classes.provisional}>
          <b>{provisional.sentence}</b> These results can still change.
          {missing?.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      )}
      <PaperList title="Confirmed winners" isShown={contestOf === null && places.length > 0}>
        {places.map(confirmedLine)}
      </PaperList>
      {awards === null && <p>The awards could not be read just now.</p>}
      <PaperList title="Awards" isShown={awards !== null && awards.length > 0}>
        {awards?.map(({ id, name, holders }) => (
          <li key={id}>
            <b>{name}:</b> {holders.length > 0 ? holders.join("; ") : "not assigned"}
          </li>
        ))}
      </PaperList>
      <PaperList title="Confirmed categories" isShown={categories.length > 0}>
        {categories.map(confirmedLine)}
      </PaperList>
      <Title order={2}>Complete Results{provisional && " (provisional)"}</Title>
      {onPaper === undefined && <p>The entries are not loaded yet. Print again in a moment.</p>}
      <PaperRanking results={results} tied={tied} contestOf={contestOf} countedOf={countedOf} percentOf={percentOf} />
      <p className={classes.signature}>Confirmed by</p>
    </div>
  )
}

type ListProps = { title: string; isShown: boolean; children: ReactNode }

function PaperList({ title, isShown, children }: ListProps) {
  if (!isShown) return null
  return (
    <>
      <Title order={2}>{title}</Title>
      <ul className={classes.winners}>{children}</ul>
    </>
  )
}

const confirmedLine = ({ id, title, entry, overtakenBy }: ConfirmedLine) => (
  <li key={id}>
    <b>{title}:</b> {entry}
    {overtakenBy && <i> (overtaken since it was confirmed: {overtakenBy} has this place by the scores now)</i>}
  </li>
)

/** The name of an entry's class where each is a contest of its own, else null. */
export type ContestOf = ((result: EntryResult) => string) | null

type PaperRankingProps = Pick<ShownResults, "tied" | "countedOf" | "percentOf"> & {
  results: readonly EntryResult[]
  contestOf: ContestOf
}

export const PaperRanking = ({ results, tied, contestOf, ...facts }: PaperRankingProps) => (
  <PrintedRanking
    rows={results.map((result, index) => ({
      entryId: result.entryId,
      heading: beginning(results, index, contestOf),
      place: result.place,
      isShared: tied.has(result.entryId),
      votingId: result.votingId,
      name: result.entryName,
      owner: result.ownerParticipant,
      score: overallWords(result, facts),
    }))}
  />
)

/** The contest that a row begins, or null. */
function beginning(results: readonly EntryResult[], index: number, contestOf: ContestOf): string | null {
  const [before, result] = [results[index - 1], results[index]]
  if (!contestOf || !result) return null
  const contest = contestOf(result)
  return before && contestOf(before) === contest ? null : contest
}

/** "88% · 140 of 160", or why there is no percent. */
function overallWords(result: EntryResult, { countedOf, percentOf }: Pick<ResultFacts, "countedOf" | "percentOf">) {
  const [percent, counted] = [percentOf(result), countedOf(result)]
  if (result.place === null || percent === null) return noPercentText(result)
  return counted ? `${percent} · ${pointsText(counted)}` : percent
}
