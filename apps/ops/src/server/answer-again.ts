import { setTimeout as pause } from "node:timers/promises"
import { ConnectionError } from "@rosette/client"

const PAUSE_MS = 2_000

/** Asks while a stream is watched until there is an answer: a server that restarts does not end the watching. */
export async function answerAgain<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer | null> {
  while (!signal.aborted) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ConnectionError) || error.kind === "otherVersion") throw error
    }
    await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined)
  }
  return null
}
