export type WinnerType = "overall" | "category" | "runner_up"

/** The name of the place that a confirmation fills ("overall/1", "category:12/1"): confirming the same place again replaces. */
export function winnerSlot(winner: { winnerType: WinnerType; criterionId: number | null; position: number }): string {
  const criterion = winner.criterionId === null ? "" : `:${winner.criterionId}`
  return `${winner.winnerType}${criterion}/${winner.position}`
}
