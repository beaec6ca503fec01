type Paced = { submittedEntries: number; totalEntries: number }

/** A lag below this share of the entries is normal. */
const FLAGGED_FROM = 1 / 20

/** A pace is estimated only after this share of the event's time and of the sheets. */
const EARLY_SHARE = 1 / 20

/** How many entries a judge should have submitted by now. */
export type Due = (judge: Pick<Paced, "totalEntries">) => number

/**
 * Returns what each judge should have submitted by now of their own entries: the elapsed share of the event's time (0 to 1). If the
 * share is null because the time is unknown, the share of the median judge.
 */
export function expectedByNow(panel: readonly Paced[], elapsedShare: number | null): Due {
  if (elapsedShare !== null) return ({ totalEntries }) => Math.floor(elapsedShare * totalEntries)
  const sorted = panel.filter(({ totalEntries }) => totalEntries > 0).sort(compareShares)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  if (!median) return () => 0
  return ({ totalEntries }) => Math.floor((median.submittedEntries * totalEntries) / median.totalEntries)
}

/** How many entries a judge is behind what is due; 0 if the lag is normal. */
export function entriesBehind(judge: Paced, due: Due): number {
  const { submittedEntries, totalEntries } = judge
  const behind = due(judge) - submittedEntries
  return behind >= Math.max(1, totalEntries * FLAGGED_FROM) ? behind : 0
}

/** Returns a copy with the judges who have submitted the least of their own entries first; equal ones keep their order. */
export const slowestFirst = <J extends Paced>(panel: readonly J[]): J[] => [...panel].sort(compareShares)

/** By the share of their entries that judges have submitted; of a judge without any it is 0 of 1. */
const compareShares = (a: Paced, b: Paced): number =>
  a.submittedEntries * Math.max(1, b.totalEntries) - b.submittedEntries * Math.max(1, a.totalEntries)

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
