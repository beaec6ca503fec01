import type { Steps } from "@rosette/domain/steps"
import { turns } from "./turns.ts"

/** Runs all steps and returns their result; yields to the event loop every few milliseconds. */
export async function runInSlices<Answer>(steps: Steps<Answer>): Promise<Answer> {
  const endOfTurn = turns()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    const pause = endOfTurn()
    if (pause) await pause
  }
}
