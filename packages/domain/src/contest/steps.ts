/** A computation that yields after each step, so that its caller can let other work run; it returns the result. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Runs all steps without a pause and returns the result. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
