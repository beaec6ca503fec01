import type { Clock } from "./clock.ts"

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** The minimum between a failure and the next attempt, also if the device wakes or the judge submits. */
const SHORTEST_WAIT_MS = 3_000

/** Doubles with every failure up to half a minute; random within its upper half, so that phones do not all return at once. */
export function pauseMs(failures: number, random: number, retryAfterSeconds: number | null = null): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10))
  return Math.max(longest * (0.5 + random / 2), askedForMs(random, retryAfterSeconds))
}

/** The pause that the server asks for, with up to a quarter added at random. */
const askedForMs = (random: number, retryAfterSeconds: number | null) =>
  (retryAfterSeconds ?? 0) * 1_000 * (1 + random / 4)

export type Pauses = ReturnType<typeof openPauses>

/** The pauses between attempts that fail. */
export function openPauses(clock: Clock, random: () => number) {
  let failures = 0
  /** `end`: when the current pause ends. `earliest`: when a device that wakes may end it early. */
  let pause = { end: 0, earliest: 0 }
  return {
    /** Whether the last attempt failed. */
    isFailing: () => failures > 0,
    /** Resets the pauses after a success or a sign-in. */
    forget(): void {
      failures = 0
    },
    /** Starts the pause after another failure and returns when it ends. */
    begin(retryAfterSeconds: number | null): number {
      failures += 1
      const spread = random()
      const now = clock.now()
      pause = {
        end: now + pauseMs(failures, spread, retryAfterSeconds),
        earliest: now + Math.max(SHORTEST_WAIT_MS, askedForMs(spread, retryAfterSeconds)),
      }
      return pause.end
    },
    /** When a device that wakes may send again. */
    wakesAt: () => Math.min(pause.end, pause.earliest),
  }
}
