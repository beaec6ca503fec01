/** A computation that stops for a moment after each step, so that whoever runs it can let others go on; its return value is the answer. */
export type Steps<Answer> = Generator<undefined, Answer, undefined>

/** The answer of all steps at once. */
export function runSteps<Answer>(steps: Steps<Answer>): Answer {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
