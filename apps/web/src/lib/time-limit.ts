/** The work did not finish in time; it may still finish later. */
export class TooSlowError extends Error {
  override name = "TooSlowError"
}

/** Aborts after this time, as `AbortSignal.timeout` does, which Safari has only from 16. */
export function abortedAfter(milliseconds: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(new DOMException(`No answer within ${milliseconds} ms`, "TimeoutError")), milliseconds)
  return limit.signal
}

/** Settles as `work` does, or rejects with a TooSlowError after this time. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlowError(`No answer within ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
