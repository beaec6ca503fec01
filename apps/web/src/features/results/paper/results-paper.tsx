import { Title } from "@mantine/core"
import { percentText, scoreText } from "@rosette/domain/contest/counted-score"
import type { ReactNode } from "react"
import { formatDateTime } from "../../../lib/format.ts"
import { PrintedRanking } from "../../../ui/lists/printed-ranking.tsx"
import { useIsPrinting } from "../../../ui/page/use-is-printing.ts"
import type { CountedPointsOf } from "../counted-points.ts"
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
  occasion: string
}

/**
 * The results on paper: whether they are final, the confirmed winners in the order in which they are announced, the
 * awards, the categories, and the whole ranking. The event's name is the page's own heading.
 */
export function ResultsPaper({
  onPaper,
  confirmed,
  shared,
  provisional,
  outstanding,
  awards,
  occasion,
  countedOf,
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
      <PaperList title="Confirmed winners" isShown={places.length > 0}>
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
      <PaperRanking results={results} shared={shared} countedOf={countedOf} />
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

type PaperRankingProps = { results: readonly EntryResult[]; shared: ReadonlySet<number>; countedOf: CountedPointsOf }

export const PaperRanking = ({ results, shared, countedOf }: PaperRankingProps) => (
  <PrintedRanking
    rows={results.map((result) => ({
      entryId: result.entryId,
      place: result.place,
      isShared: result.place !== null && shared.has(result.place),
      votingId: result.votingId,
      name: result.entryName,
      owner: result.ownerParticipant,
      score: overallWords(result, countedOf(result)),
    }))}
  />
)

/** "88% · 140 of 160", or why there is no percent. */
function overallWords(result: EntryResult, counted: ReturnType<CountedPointsOf>): string {
  const { place, overallPercentRounded: percent } = result
  if (place === null || percent === null) return noPercentText(result)
  return counted ? scoreText({ ...counted, percent }) : percentText({ percent })
}
