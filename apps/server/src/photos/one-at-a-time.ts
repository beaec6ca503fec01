import { AppError } from "../kernel/app-error.ts"

const RETRY_AFTER_SECONDS = 5

/** Runs work one after the other; UNAVAILABLE when too much of it is waiting already, as each holds its memory. */
export function oneAtATime(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (work) => {
    if (waiting >= maxWaiting)
      return Promise.reject(new AppError("UNAVAILABLE", { retryAfterSeconds: RETRY_AFTER_SECONDS }))
    waiting += 1
    const result = last.then(work).finally(() => {
      waiting -= 1
    })
    last = result.catch(() => {}) // Who asked hears of it; the next in line is not held up by it.
    return result
  }
}
