import { turns } from "./turns.ts"

/** Runs all steps of a calculation and returns their result; yields to the event loop every few milliseconds. */
export async function runInSlices<Answer>(steps: Iterator<undefined, Answer>): Promise<Answer> {
  const endOfTurn = turns()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    const pause = endOfTurn()
    if (pause) await pause
  }
}
