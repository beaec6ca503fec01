import type { ConfirmedWinner } from "@rosette/contract"
import { type EntryResult, ordinal } from "./result-explanation.ts"

const ORDER: ConfirmedWinner["winnerType"][] = ["overall", "runner_up", "category"]

export type ConfirmedLine = { id: number; title: string; entry: string }

/** What is confirmed, as it is read out: the winner, the places behind, then the categories in the criteria's order. */
export function confirmedLines(
  results: readonly EntryResult[],
  confirmed: readonly ConfirmedWinner[],
): ConfirmedLine[] {
  const criteria = results[0]?.criteria ?? []
  const criterionAt = ({ criterionId }: ConfirmedWinner) =>
    criteria.findIndex((criterion) => criterion.criterionId === criterionId)
  const titleOf = (winner: ConfirmedWinner) => {
    if (winner.winnerType === "overall") return "Overall Winner"
    if (winner.winnerType === "runner_up") return `${ordinal(winner.position)} place`
    return `Best ${criteria[criterionAt(winner)]?.name ?? "in category"}`
  }
  return confirmed
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.winnerType) - ORDER.indexOf(b.winnerType) ||
        criterionAt(a) - criterionAt(b) ||
        a.position - b.position,
    )
    .flatMap((winner) => {
      const result = results.find(({ entryId }) => entryId === winner.entryId)
      if (!result) return []
      const { entryName, votingId, ownerParticipant } = result
      return [{ id: winner.id, title: titleOf(winner), entry: `${entryName} (${votingId}), ${ownerParticipant}` }]
    })
}
