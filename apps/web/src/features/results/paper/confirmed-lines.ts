import type { ConfirmedWinner } from "@rosette/contract/awards"
import { titleName } from "@rosette/domain/contest/winners"
import { criteriaIn, type EntryResult } from "../entry-result.ts"
import { honoursOf, namedEntry } from "../winners/honours.ts"
import { withOwner } from "./paper-awards.ts"

export type ConfirmedLine = {
  id: number
  title: string
  entry: string
  /** The entry that the scores now put there; null if they support the confirmation. */
  overtakenBy: string | null
}

export type ConfirmedLines = {
  /** The last place first, the overall winner at the end, as winners are announced. */
  places: ConfirmedLine[]
  /** In the order of the criteria. */
  categories: ConfirmedLine[]
}

/** The confirmed winners as they are announced, each with whether the scores still support it. */
export function confirmedLines(results: EntryResult[], confirmed: readonly ConfirmedWinner[]): ConfirmedLines {
  const criteria = criteriaIn(results)
  const criterionAt = ({ criterionId }: ConfirmedWinner) =>
    criteria.findIndex((criterion) => criterion.criterionId === criterionId)
  const line = (winner: ConfirmedWinner): ConfirmedLine[] => {
    const result = results.find(({ entryId }) => entryId === winner.entryId)
    if (!result) return []
    return [
      {
        id: winner.id,
        title: titleName(winner, criteria[criterionAt(winner)]?.name ?? "in category"),
        entry: withOwner(result),
        overtakenBy: overtakenBy(winner, results, confirmed),
      },
    ]
  }
  const isCategory = ({ winnerType }: ConfirmedWinner) => winnerType === "category"
  const isOverall = ({ winnerType }: ConfirmedWinner) => winnerType === "overall"
  const places = confirmed
    .filter((winner) => !isCategory(winner))
    .toSorted((a, b) => Number(isOverall(a)) - Number(isOverall(b)) || b.position - a.position)
  const categories = confirmed
    .filter(isCategory)
    .toSorted((a, b) => criterionAt(a) - criterionAt(b) || a.position - b.position)
  return { places: places.flatMap(line), categories: categories.flatMap(line) }
}

function overtakenBy(
  winner: ConfirmedWinner,
  results: EntryResult[],
  confirmed: readonly ConfirmedWinner[],
): string | null {
  const { candidates, unplaced } = honoursOf(winner, results, confirmed)
  if (unplaced.some(({ id }) => id === winner.id)) return "nobody"
  const card = candidates.find(({ overtaken }) => overtaken.some(({ id }) => id === winner.id))
  return card ? namedEntry(card.result) : null
}
