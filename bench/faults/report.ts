import type { Outcome } from "./scenario.ts"
import { savesOf } from "./scenario.ts"

const MAX_FAILURES_SHOWN = 10

const row = (name: string, ...figures: (string | number)[]) =>
  name.padEnd(32) + figures.map((figure) => String(figure).padStart(11)).join("")

export const HEADING = row(
  "fault",
  "saves",
  "sheets",
  "found",
  "lost",
  "altered",
  "unsound",
  "told 503",
  "no answer",
  "longest s",
)

/** Everything that is wrong, one sentence each. */
export function failuresOf({ panel, found }: Outcome): string[] {
  const failures = [
    ...found.flatMap(({ lost, altered, unsound }) => [
      ...lost.map((place) => `lost: ${place}`),
      ...altered.map((place) => `altered: ${place}`),
      ...unsound.map((word) => `unsound: ${word}`),
    ]),
    ...panel.phones.flatMap(({ unexpected }) => unexpected.map((answer) => `unexpected answer: ${answer}`)),
    ...panel.phones.flatMap(({ inDoubt, judgeId }) => (inDoubt ? [`judge ${judgeId} could not send a sheet`] : [])),
  ]
  const more = failures.length - MAX_FAILURES_SHOWN
  return more > 0 ? [...failures.slice(0, MAX_FAILURES_SHOWN), `and ${more} more`] : failures
}

export const isGood = (outcome: Outcome) => failuresOf(outcome).length === 0

/** A row of the table: what was acknowledged, and what was found. */
export function rowOf(name: string, outcome: Outcome | null): string {
  if (!outcome) return row(name, "not available")
  const { panel, found } = outcome
  const total = (count: (phone: Outcome["panel"]["phones"][number]) => number) =>
    panel.phones.reduce((sum, phone) => sum + count(phone), 0)
  const all = (list: "lost" | "altered" | "unsound") => found.reduce((sum, look) => sum + look[list].length, 0)
  return row(
    name,
    savesOf(panel),
    total(({ acknowledged }) => acknowledged.size),
    found.at(-1)?.sheets ?? 0,
    all("lost"),
    all("altered"),
    all("unsound"),
    total(({ counted }) => counted.refused),
    total(({ counted }) => counted.unanswered),
    (Math.max(0, ...panel.phones.flatMap(({ waits }) => waits)) / 1_000).toFixed(1),
  )
}
