import type { Clock } from "../clock.ts"

/** Whether what is kept outlives the page: it does; it did, and the store is tried again; it does not. */
export type StorageState = "works" | "retrying" | "memory"

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000
/** A store that refuses for so long is not called one that is being retried any more, though it is. */
const GIVEN_UP_AFTER_MS = 10_000

/** Whether the store takes what it is given. Where it does not, `comeBack` is called again and again until `isBack` is. */
export function watchStore(clock: Clock, comeBack: () => void) {
  let lostAt: number | null = null
  let hasWorked = false
  let retries = 0
  const retryLater = () => {
    clock.after(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** retries), comeBack)
    retries += 1
  }
  return {
    isLost: () => lostAt !== null,
    worked(): void {
      hasWorked = true
    },
    isBack(): void {
      lostAt = null
    },
    retryLater,
    /** False where it was lost already. */
    lose(): boolean {
      if (lostAt !== null) return false
      lostAt = clock.now()
      retries = 0
      retryLater()
      return true
    },
    state(): StorageState {
      if (lostAt === null) return "works"
      return hasWorked && clock.now() - lostAt < GIVEN_UP_AFTER_MS ? "retrying" : "memory"
    },
  }
}
