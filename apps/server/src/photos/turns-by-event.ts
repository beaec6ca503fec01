import { AppError } from "../refusals/app-error.ts"

const RETRY_AFTER_SECONDS = 5

/** Runs work one after the other. Rejects with UNAVAILABLE if too much is queued, because each job holds its memory. */
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
    last = result.catch(() => {}) // The caller gets the error; the next job runs anyway.
    return result
  }
}
