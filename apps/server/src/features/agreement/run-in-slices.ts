import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { Steps } from "@rosette/domain"

const TURN_MS = 4

/** Runs all steps and returns their result; yields to the event loop every few milliseconds. */
export async function runInSlices<Answer>(steps: Steps<Answer>): Promise<Answer> {
  let begun = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - begun < TURN_MS) continue
    await yieldToEventLoop()
    begun = performance.now()
  }
}
