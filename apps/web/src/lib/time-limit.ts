/** Did not come about in time; whatever it was may still come about later. */
export class TooSlowError extends Error {
  override name = "TooSlowError"
}

/** What `work` comes to, or a TooSlowError once so many milliseconds have passed. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlowError(`No answer within ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
