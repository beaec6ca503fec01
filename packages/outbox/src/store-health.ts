import type { Clock } from "./clock.ts"

/** Whether records outlive the page: "works"; "retrying", the store worked before and is retried; "memory", they do not. */
export type StorageState = "works" | "retrying" | "memory"

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000
/** After this time the state is "memory" instead of "retrying", although retries go on. */
const RETRYING_SHOWN_MS = 10_000

/** Tracks whether the store works. After a failure, `restoreStore` is called after each pause until `markWorking` is called. */
export class StoreHealth {
  readonly #clock: Clock
  readonly #restoreStore: () => void
  #lostAt: number | null = null
  #hasWorked = false
  #retries = 0

  constructor(clock: Clock, restoreStore: () => void) {
    this.#clock = clock
    this.#restoreStore = restoreStore
  }

  isLost(): boolean {
    return this.#lostAt !== null
  }

  worked(): void {
    this.#hasWorked = true
  }

  markWorking(): void {
    this.#lostAt = null
  }

  retryLater(): void {
    this.#clock.after(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#retries), this.#restoreStore)
    this.#retries += 1
  }

  /** Returns false if the store had already failed. */
  markFailed(): boolean {
    if (this.#lostAt !== null) return false
    this.#lostAt = this.#clock.now()
    this.#retries = 0
    this.retryLater()
    return true
  }

  state(): StorageState {
    if (this.#lostAt === null) return "works"
    return this.#hasWorked && this.#clock.now() - this.#lostAt < RETRYING_SHOWN_MS ? "retrying" : "memory"
  }
}
