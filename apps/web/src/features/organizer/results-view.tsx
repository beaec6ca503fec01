import { Stack } from "@mantine/core"
import type { ConfirmedWinner } from "@rosette/contract"
import { type ReactNode, useMemo } from "react"
import { type EntryResult, sharedRanks } from "./result-explanation.ts"
import { CategoryWinners, Finalists, OverallWinner } from "./results-honours.tsx"
import { ResultsJump } from "./results-jump.tsx"
import { ResultsPaper } from "./results-paper.tsx"
import { ResultsRanking } from "./results-ranking.tsx"
import { ResultsSection } from "./results-section.tsx"
import { useWinnerConfirmation, type WinnerConfirmation } from "./use-winner-confirmation.ts"

/** What every part of the results reads. */
export type ShownResults = {
  results: EntryResult[]
  confirmed: readonly ConfirmedWinner[]
  entryById: ReadonlyMap<number, EntryResult>
  /** The ranks that several entries share. */
  shared: ReadonlySet<number>
  confirmation: WinnerConfirmation
}

type Props = {
  eventId: number
  organizerName: string
  results: EntryResult[]
  confirmed: readonly ConfirmedWinner[]
  /** When and where, for paper. */
  occasion: string
  awards?: ReactNode
}

/** The results from the winner down to the whole ranking, and the same on paper. */
export function ResultsView({ eventId, organizerName, results, confirmed, occasion, awards }: Props) {
  const entryById = useMemo(() => new Map(results.map((result) => [result.entryId, result])), [results])
  const shared = useMemo(() => sharedRanks(results), [results])
  const confirmation = useWinnerConfirmation({ eventId, organizerName, entryById })
  const shown: ShownResults = { results, confirmed, entryById, shared, confirmation }
  return (
    <Stack gap="xl">
      <ResultsJump />
      <OverallWinner {...shown} />
      <Finalists {...shown} />
      <CategoryWinners {...shown} />
      {awards}
      <ResultsSection
        id="ranking"
        title="Complete Results"
        lead="By the percent before rounding. Equal entries share a rank, and the next rank is left out."
      >
        <ResultsRanking results={results} shared={shared} />
      </ResultsSection>
      <ResultsPaper {...shown} occasion={occasion} />
      {confirmation.dialog}
    </Stack>
  )
}
