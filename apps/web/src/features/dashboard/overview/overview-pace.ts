type Paced = { percent: number }

/** How many percent points under the middle of the panel count as behind. */
const BEHIND_BY_POINTS = 20

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

/** True for a judge who is clearly slower than the middle of their panel; percents are whole, 0 to 100. */
export function isBehind(judge: Paced, panel: readonly Paced[]): boolean {
  return judge.percent <= median(panel.map(({ percent }) => percent)) - BEHIND_BY_POINTS
}
