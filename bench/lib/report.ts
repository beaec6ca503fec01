/** One figure, with its target if there is one. */
export type Figure = { name: string; value: number; unit?: string; atLeast?: number; atMost?: number }

/** Three significant digits, or all digits before the decimal point. */
const shown = ({ value, unit = "" }: Figure) => {
  const digits = Number.isInteger(value) ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return `${value.toFixed(Math.min(digits, 3))}${unit && ` ${unit}`}`
}

function judged({ value, atLeast, atMost, unit = "" }: Figure): string {
  if (atLeast === undefined && atMost === undefined) return ""
  const isReached = value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY)
  const wanted = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  return `${isReached ? "reached" : "MISSED"}: ${wanted} ${unit}`
}

/** Prints the figures, each with its target. */
export function report(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  console.log("")
  for (const figure of figures)
    console.log(`${figure.name.padEnd(width)}  ${shown(figure).padStart(12)}  ${judged(figure)}`.trimEnd())
}
