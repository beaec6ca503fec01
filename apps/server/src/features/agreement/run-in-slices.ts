import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { Steps } from "@rosette/domain"

const TURN_MS = 4

/** The answer of the steps; whoever else waits for the event loop goes on in between. */
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
