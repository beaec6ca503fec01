type Paced = { submittedEntries: number; totalEntries: number }

/** So small a part of the entries is within the ordinary: nobody is called behind for less. */
const FLAGGED_FROM = 1 / 20

/** So much of the event's time, and of the sheets, must be over before a pace can be told from it. */
const EARLY_SHARE = 1 / 20

/**
 * How many entries each judge should have submitted by now: the part of the event's time that is over (0 to 1), of all
 * entries. Where nobody knows the event's time (null), what the middle of the panel has submitted.
 */
export function expectedByNow(panel: readonly Paced[], elapsedShare: number | null): number {
  const [first] = panel
  if (!first) return 0
  if (elapsedShare !== null) return Math.floor(elapsedShare * first.totalEntries)
  const sorted = panel.map(({ submittedEntries }) => submittedEntries).sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** By how many entries a judge is behind what is expected by now; 0 where it is too little to tell. */
export function entriesBehind({ submittedEntries, totalEntries }: Paced, expected: number): number {
  const behind = expected - submittedEntries
  return behind >= Math.max(1, totalEntries * FLAGGED_FROM) ? behind : 0
}

/** A copy, with those who have submitted the least first; among equals the order stays. */
export const slowestFirst = <J extends Paced>(panel: readonly J[]): J[] =>
  [...panel].sort((a, b) => a.submittedEntries - b.submittedEntries)

type Pace = { submittedSheets: number; expectedSheets: number; elapsedMs: number; elapsedShare: number }

/** How much longer all sheets take at the pace so far, in milliseconds; null where it is too early to say, 0 once all are in. */
export function remainingMs({ submittedSheets, expectedSheets, elapsedMs, elapsedShare }: Pace): number | null {
  const missing = expectedSheets - submittedSheets
  if (expectedSheets > 0 && missing <= 0) return 0
  const isEarly = submittedSheets === 0 || submittedSheets < expectedSheets * EARLY_SHARE || elapsedShare < EARLY_SHARE
  return isEarly ? null : (missing * elapsedMs) / submittedSheets
}
