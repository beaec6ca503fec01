import { AppError } from "../refusals/app-error.ts"

const RETRY_AFTER_SECONDS = 5

/**
 * Runs work one after the other. Events take turns, so that many pictures of one do not hold up another. Rejects with
 * UNAVAILABLE if too much is queued.
 */
export function turnsByEvent(maxWaiting: number): <T>(eventId: number, work: () => Promise<T>) => Promise<T> {
  /** By event; the first one is next. */
  const lines = new Map<number, (() => Promise<void>)[]>()
  let unfinished = 0
  let isRunning = false

  const next = () => {
    const [first] = lines
    if (!first) return undefined
    const [eventId, line] = first
    const job = line.shift()
    lines.delete(eventId)
    if (line.length > 0) lines.set(eventId, line)
    return job
  }

  const run = async () => {
    isRunning = true
    for (let job = next(); job; job = next()) await job()
    isRunning = false
  }

  return (eventId, work) => {
    if (unfinished >= maxWaiting)
      return Promise.reject(new AppError("UNAVAILABLE", { retryAfterSeconds: RETRY_AFTER_SECONDS }))
    unfinished += 1
    return new Promise((resolve, reject) => {
      const job = async () => {
        // The caller gets the error; the next job runs anyway.
        await work().then(resolve, reject)
        unfinished -= 1
      }
      lines.set(eventId, [...(lines.get(eventId) ?? []), job])
      if (!isRunning) void run()
    })
  }
}
