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

/** What a sheet takes before the judges have shown it. */
const USUAL_SECONDS = 180

/** The pace of an event is known from this many submitted sheets on. */
const KNOWN_FROM = 10

/**
 * How many seconds a sheet takes at this event: the median of the times between one submit of a judge and their next. A usual value until
 * enough sheets are in.
 */
export function secondsPerSheet(submits: readonly { judgeId: number; at: number }[]): number {
  const byJudge = Map.groupBy(submits, ({ judgeId }) => judgeId)
  const pauses = [...byJudge.values()].flatMap((own) => {
    const times = own.map(({ at }) => at).sort((a, b) => a - b)
    return times.slice(1).map((at, index) => at - (times[index] ?? at))
  })
  if (submits.length < KNOWN_FROM || pauses.length === 0) return USUAL_SECONDS
  pauses.sort((a, b) => a - b)
  const [lower = 0, upper = 0] = [pauses[Math.floor((pauses.length - 1) / 2)], pauses[Math.floor(pauses.length / 2)]]
  return (lower + upper) / 2_000
}
