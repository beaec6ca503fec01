export type Clock = {
  /** Milliseconds of a monotonic clock: judges may change the wall clock. */
  now: () => number
  /** Calls back once after this many milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, callback: () => void) => () => void
}
