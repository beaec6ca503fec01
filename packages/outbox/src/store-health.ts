import type { Clock } from "./clock.ts"

/** Whether records outlive the page: "works"; "retrying", the store worked before and is retried; "memory", they do not. */
type StorageState = "works" | "retrying" | "memory"

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000
/** After this time the state is "memory" instead of "retrying", although retries go on. */
const RETRYING_SHOWN_MS = 10_000

/** Tracks whether the store works. After a failure, `restoreStore` is called after each pause until `markWorking` is called. */
export function watchStore(clock: Clock, restoreStore: () => void) {
  let lostAt: number | null = null
  let hasWorked = false
  let retries = 0
  const retryLater = () => {
    clock.after(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** retries), restoreStore)
    retries += 1
  }
  return {
    isLost: () => lostAt !== null,
    worked(): void {
      hasWorked = true
    },
    markWorking(): void {
      lostAt = null
    },
    retryLater,
    /** Returns false if the store had already failed. */
    markFailed(): boolean {
      if (lostAt !== null) return false
      lostAt = clock.now()
      retries = 0
      retryLater()
      return true
    },
    state(): StorageState {
      if (lostAt === null) return "works"
      return hasWorked && clock.now() - lostAt < RETRYING_SHOWN_MS ? "retrying" : "memory"
    },
  }
}
