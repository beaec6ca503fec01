type Paced = { submittedEntries: number; totalEntries: number }

/** A lag below this share of the entries is normal. */
const FLAGGED_FROM = 1 / 20

/** A pace is estimated only after this share of the event's time and of the sheets. */
const EARLY_SHARE = 1 / 20

/**
 * Returns how many entries each judge should have submitted by now: the elapsed share of the event's time (0 to 1) of all
 * entries. If the share is null because the time is unknown, the median of the panel's submitted entries.
 */
export function expectedByNow(panel: readonly Paced[], elapsedShare: number | null): number {
  const [first] = panel
  if (!first) return 0
  if (elapsedShare !== null) return Math.floor(elapsedShare * first.totalEntries)
  const sorted = panel.map(({ submittedEntries }) => submittedEntries).sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** How many entries a judge is behind the expected number; 0 if the lag is normal. */
export function entriesBehind({ submittedEntries, totalEntries }: Paced, expected: number): number {
  const behind = expected - submittedEntries
  return behind >= Math.max(1, totalEntries * FLAGGED_FROM) ? behind : 0
}

/** Returns a copy with the judges who have submitted the least first; equal ones keep their order. */
export const slowestFirst = <J extends Paced>(panel: readonly J[]): J[] =>
  [...panel].sort((a, b) => a.submittedEntries - b.submittedEntries)

type Pace = { submittedSheets: number; expectedSheets: number; elapsedMs: number; elapsedShare: number }

/**
 * How much longer all sheets take at the pace so far, in milliseconds; null if it is too early to estimate, 0 if all are
 * submitted.
 */
export function remainingMs({ submittedSheets, expectedSheets, elapsedMs, elapsedShare }: Pace): number | null {
  const missing = expectedSheets - submittedSheets
  if (expectedSheets > 0 && missing <= 0) return 0
  const isEarly = submittedSheets === 0 || submittedSheets < expectedSheets * EARLY_SHARE || elapsedShare < EARLY_SHARE
  return isEarly ? null : (missing * elapsedMs) / submittedSheets
}
