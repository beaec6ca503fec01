export type Clock = {
  /** Milliseconds that only ever grow: no wall clock, which a judge may set. */
  now: () => number
  /** Calls back once, so many milliseconds from now; answers how to call it off. */
  after: (milliseconds: number, callback: () => void) => () => void
}
