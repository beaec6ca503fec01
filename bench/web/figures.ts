/** One figure of a page, and what it should reach. */
export type Figure = { name: string; value: number; unit: string; atMost?: number; atLeast?: number }

export const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** The value below which this share of the values lies; NaN where there is none. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN

export const median = (values: readonly number[]) => percentile(values, 0.5)

const shown = (value: number) => (value >= 10 || value === 0 ? value.toFixed(0) : value.toFixed(3))

function judged({ value, unit, atMost, atLeast }: Figure): string {
  if (atMost === undefined && atLeast === undefined) return ""
  const isReached = value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
  const wanted = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`
  return `${isReached ? "reached" : "MISSED"}: ${wanted} ${unit}`.trimEnd()
}

/** One line a figure, with what it should reach beside it. */
export function linesOf(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length))
  const line = (figure: Figure) =>
    `${figure.name.padEnd(width)}${`${shown(figure.value)} ${figure.unit}`.padStart(14)}  ${judged(figure)}`
  return figures.map((figure) => line(figure).trimEnd()).join("\n")
}
