import type { Clock } from "../clock.ts"

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** However often a device wakes, or its judge submits, so much lies between a failure and the next try. */
const SHORTEST_WAIT_MS = 3_000

/** Doubles with every failure up to half a minute, spread over its upper half so that a field of phones does not return at once. */
export function pauseMs(failures: number, random: number, retryAfterSeconds: number | null = null): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10))
  return Math.max(longest * (0.5 + random / 2), askedForMs(random, retryAfterSeconds))
}

/** How long the server wants to be left alone. */
const askedForMs = (random: number, retryAfterSeconds: number | null) =>
  (retryAfterSeconds ?? 0) * 1_000 * (1 + random / 4)

export type Pauses = ReturnType<typeof openPauses>

/** The pauses between tries that fail. */
export function openPauses(clock: Clock, random: () => number) {
  let failures = 0
  /** The pause that is running: when it ends, and how early a device that wakes may end it. */
  let pause = { end: 0, earliest: 0 }
  return {
    /** Whether the last try failed. */
    isFailing: () => failures > 0,
    /** A try has come through, or somebody has done something about it. */
    forget(): void {
      failures = 0
    },
    /** Begins the pause after one more failure, and answers when it ends. */
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
    /** When a device that wakes may try again. */
    wakesAt: () => Math.min(pause.end, pause.earliest),
  }
}
