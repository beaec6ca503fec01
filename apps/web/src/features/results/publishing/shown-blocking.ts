import type { BlockingLine } from "@rosette/contract/publishing"

/** A line of the review, and the awards that wait for the same decision. */
export type ShownBlocking = { line: BlockingLine; awardIds: number[] }

/**
 * What is in the way, one line for each thing to do: an award between equals is part of their tie's line, until that is waived.
 * Waived lines come last.
 */
export function shownBlocking(blocking: readonly BlockingLine[]): ShownBlocking[] {
  const ties = new Set(blocking.flatMap((line) => (line.kind === "tieOpen" && !line.isWaived ? line.tieKey : [])))
  const waitingFor = (line: BlockingLine): string | null =>
    line.kind === "awardUndecided" && !line.isWaived && line.tieKey !== null && ties.has(line.tieKey)
      ? line.tieKey
      : null
  const shown = blocking
    .filter((line) => waitingFor(line) === null)
    .map((line) => ({
      line,
      awardIds: line.kind === "tieOpen" ? awardsOf(blocking.filter((one) => waitingFor(one) === line.tieKey)) : [],
    }))
  return [...shown.filter(({ line }) => !line.isWaived), ...shown.filter(({ line }) => line.isWaived)]
}

const awardsOf = (lines: readonly BlockingLine[]): number[] =>
  lines.flatMap((line) => (line.kind === "awardUndecided" ? line.awardId : []))

/** How many things are still to do before results can be published. */
export const blockingCountOf = (blocking: readonly BlockingLine[]): number =>
  shownBlocking(blocking).filter(({ line }) => !line.isWaived).length
